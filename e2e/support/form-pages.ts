import { paths } from '../../src/config/segments'
import type { LeaseOffer, Model } from '../../src/domain/model/types'
import { vehicleSlug } from '../../src/domain/routes/vehicle-slug'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { stock } from './change-stock'
import { readLeaseOffers, readModels } from './dealer-lists'
import { FORM_SAMPLE } from './form-sample'
import { isLong } from './long'

/** What the forms of the demo are about. */
export interface FormSubjects {
  vehicle: Vehicle
  offer: LeaseOffer
  model: Model
}

export const readFormSubjects = async (): Promise<FormSubjects> => {
  const [found, [offer], [model]] = await Promise.all([stock(), readLeaseOffers(), readModels()])
  const vehicle = found.find(({ availability }) => availability === 'available')
  if (!vehicle || !offer || !model) throw new Error('The demo lacks a vehicle, an offer or a model')
  return { vehicle, offer, model }
}

/** Address of a form of the vehicle. */
export const viewOf = ({ vehicle }: FormSubjects, view: 'testDrive' | 'interest'): string =>
  paths.vehicleView(vehicleSlug(vehicle), view)

type FormPage = readonly [kind: string, path: (subjects: FormSubjects) => string]

/** Every form of the site, and a page that has it. */
const ALL: readonly FormPage[] = [
  ['test_drive', (subjects) => viewOf(subjects, 'testDrive')],
  ['interest', (subjects) => viewOf(subjects, 'interest')],
  ['lease', ({ offer }) => paths.leaseOffer(offer.kind, offer.id)],
  ['model_test_drive', ({ offer }) => `${paths.leaseOffer(offer.kind, offer.id)}#essai`],
  ['model_contact', ({ model }) => paths.modelContact(model)],
  ['model_test_drive', ({ model }) => paths.modelTestDrive(model)],
  ['general_test_drive', () => '/reserver-un-essai'],
  ['contact', () => '/contact'],
  ['direct_contact', () => '/directcontact'],
  ['tyres', () => '/formulaires/prise-de-rendez-vous-pneus-roues'],
  ['tyre_offer', () => '/formulaires/demande-offre-pneus'],
  ['fleet', () => '/entreprise/gestion-de-flotte'],
  ['service', () => '/services/service-apres-vente'],
  ['job_application', () => '/carrieres'],
]

const pageOf = (kind: string): FormPage => {
  const page = ALL.find(([other]) => other === kind)
  if (!page) throw new Error(`No page has the form ${kind}`)
  return page
}

/** Forms that tests send: all in the long run, a sample of them by default. */
export const FORM_PAGES: readonly FormPage[] = isLong ? ALL : FORM_SAMPLE.map(pageOf)
