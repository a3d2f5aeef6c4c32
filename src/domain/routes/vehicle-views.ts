import { viewShellPrefix } from './view-shell-prefix'
import type { VehicleView } from './paths'
import type { Segments } from './segments'

export interface VehicleViewRoute {
  view: 'detail' | VehicleView
  /** Address pattern with placeholders, as both the host and the browser's router read it. */
  pattern: string
  /** Address of the page that answers the pattern in the browser. */
  shell: string
}

/** Addresses below a vehicle that have no file of their own. */
export const vehicleViews = (s: Segments): VehicleViewRoute[] => {
  const stock = `/${s.stock}/:vehicle`
  const branded = `/:brand/${s.stock}/:vehicle`
  const shell = (name: string) => `${viewShellPrefix(s)}${name}`
  return [
    { view: 'interest', pattern: `${stock}/${s.interest}`, shell: shell('interest') },
    { view: 'testDrive', pattern: `${stock}/${s.testDrive}`, shell: shell('essai') },
    { view: 'leaseCalculator', pattern: `${stock}/${s.leaseCalculator}`, shell: shell('calcul') },
    { view: 'privateFinance', pattern: `${stock}/${s.privateFinance}`, shell: shell('financement') },
    { view: 'businessFinance', pattern: `${stock}/${s.businessFinance}`, shell: shell('financement-pro') },
    { view: 'detail', pattern: branded, shell: shell('marque') },
    { view: 'interest', pattern: `${branded}/${s.brandInterest}`, shell: shell('marque-interet') },
    { view: 'testDrive', pattern: `${branded}/${s.brandTestDrive}`, shell: shell('marque-essai') },
    { view: 'leaseCalculator', pattern: `${branded}/${s.leaseCalculator}`, shell: shell('marque-calcul') },
  ]
}

/**
 * Addresses below a vehicle that have no view of their own, and the pattern of the view that answers them: both kinds of
 * lease are calculated on one page, and a brand has no pages for loans.
 */
export const vehicleViewAliases = (s: Segments): [pattern: string, target: string][] => {
  const stock = `/${s.stock}/:vehicle`
  const branded = `/:brand${stock}`
  const leases = [s.privateLease, s.businessLease]
  return [
    ...[stock, branded].flatMap((vehicle) =>
      leases.map((lease): [string, string] => [`${vehicle}/${lease}`, `${vehicle}/${s.leaseCalculator}`]),
    ),
    ...[s.privateFinance, s.businessFinance].map((finance): [string, string] => [
      `${branded}/${finance}`,
      `${stock}/${finance}`,
    ]),
  ]
}
