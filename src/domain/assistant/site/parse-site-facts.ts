import { isRecord } from '../../is-record'
import { DEPARTMENTS, LOCATION_SERVICES } from '../../location/types'
import type { LocationService } from '../../location/types'
import type { DealershipFacts, EmployeeTerms, FaqEntry, ModelTerms, OfferTerms, SiteFacts } from './site-facts'

/** File of a release that has what the assistant knows beside the stock. */
export const SITE_FACTS = 'builds/assistant.json'

const hasTexts = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'string')
const hasNumbers = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'number')
const isHours = (value: unknown): boolean => value === null || Array.isArray(value)

const isNamed = (value: unknown): value is { id: string; name: string } =>
  isRecord(value) && hasTexts(value, ['id', 'name'])

const isService = (value: unknown): value is LocationService => LOCATION_SERVICES.some((service) => service === value)

const isDealership = (value: unknown): value is DealershipFacts =>
  isRecord(value) &&
  hasTexts(value, ['id', 'name', 'phone', 'email']) &&
  hasNumbers(value, ['latitude', 'longitude']) &&
  isRecord(value.address) &&
  hasTexts(value.address, ['street', 'postalCode', 'town']) &&
  isHours(value.showroomHours) &&
  isHours(value.workshopHours) &&
  Array.isArray(value.specialHours) &&
  Array.isArray(value.services) &&
  value.services.every(isService) &&
  Array.isArray(value.brands) &&
  value.brands.every(isNamed)

const isTerm = (value: unknown): boolean =>
  isRecord(value) && typeof value.label === 'string' && typeof value.included === 'boolean'

const isOffer = (value: unknown): value is OfferTerms =>
  isRecord(value) &&
  hasTexts(value, ['id', 'brandId', 'brandName', 'modelId', 'modelName', 'variant']) &&
  (value.kind === 'private' || value.kind === 'business') &&
  hasNumbers(value, ['monthlyPrice', 'duration', 'annualMileage', 'deposit', 'establishmentFee', 'completePrice']) &&
  Array.isArray(value.terms) &&
  value.terms.every(isTerm)

const isModel = (value: unknown): value is ModelTerms =>
  isRecord(value) &&
  hasTexts(value, ['id', 'brandId', 'brandName', 'slug', 'name']) &&
  hasNumbers(value, ['length', 'width', 'height', 'fromPrice']) &&
  (value.bootVolume === null || typeof value.bootVolume === 'number')

const isEmployee = (value: unknown): value is EmployeeTerms =>
  isRecord(value) &&
  hasTexts(value, ['id', 'name', 'jobTitle', 'locationId']) &&
  DEPARTMENTS.some((department) => department === value.department) &&
  (value.phone === undefined || value.phone === null || typeof value.phone === 'string') &&
  Array.isArray(value.languages) &&
  value.languages.every((code) => typeof code === 'string')

const isEntry = (value: unknown): value is FaqEntry =>
  isRecord(value) && hasTexts(value, ['question', 'answer', 'path']) && String(value.path).startsWith('/')

const listOf = <Item>(value: unknown, is: (item: unknown) => item is Item): Item[] =>
  Array.isArray(value) ? value.filter(is) : []

/** Reads what a release tells the assistant; a record that is not well formed is passed over. Null when it is no such file. */
export const parseSiteFacts = (json: unknown): SiteFacts | null =>
  isRecord(json)
    ? {
        dealerships: listOf(json.dealerships, isDealership),
        offers: listOf(json.offers, isOffer),
        faq: listOf(json.faq, isEntry),
        passages: listOf(json.passages, isEntry),
        models: listOf(json.models, isModel),
        employees: listOf(json.employees, isEmployee),
      }
    : null
