// The end of a vehicle's page, which is a file of its own in the browser.
export { VehicleRow } from '../stock/VehicleRow'
export { Equipment } from './Equipment'
export { WhereToSee } from './WhereToSee'
