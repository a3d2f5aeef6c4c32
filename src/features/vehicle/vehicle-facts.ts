export { Consumption } from './Consumption'
export { KeyFacts } from './KeyFacts'
export { TechnicalData } from './TechnicalData'
export { TrustBadges } from './TrustBadges'
