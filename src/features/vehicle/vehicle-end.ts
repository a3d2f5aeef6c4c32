// The lower part of a vehicle page, a separate file in the browser.
export { VehicleRow } from '../stock/VehicleRow'
export { Equipment } from './Equipment'
export { WhereToSee } from './WhereToSee'
