const NotFoundPage = () => <p>There is no such page.</p>

export default NotFoundPage
