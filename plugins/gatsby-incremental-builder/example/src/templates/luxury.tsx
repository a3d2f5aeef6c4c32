import { Layout } from '../components/layout'

const LuxuryPage = () => <Layout>Only the best.</Layout>

export default LuxuryPage
