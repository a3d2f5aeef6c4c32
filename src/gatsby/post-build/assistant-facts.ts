import { faqEntriesOf } from '../../domain/assistant/site/faq-entries'
import { passagesOf } from '../../domain/assistant/site/passages'
import { parseSiteFacts } from '../../domain/assistant/site/parse-site-facts'
import { FACT_SCHEMAS } from '../site-data'
import type { StoryFields } from '../../domain/content/story-fields'

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * `builds/assistant.json`: dealerships, lease offers, models, employees and answered questions, for the chat assistant. Each
 * list has an order of its own, so that equal data make an equal file.
 *
 * @param nodesOf nodes of a type of the graph
 * @param shownEmployees keys of the employees whom a page shows; of the others nothing is published
 */
export const assistantFacts = (
  nodesOf: (type: string) => readonly object[],
  stories: readonly Pick<StoryFields, 'path' | 'kind' | 'noindex' | 'content'>[],
  shownEmployees: ReadonlySet<string>,
): string => {
  const records = (type: string): { id: unknown }[] =>
    nodesOf(type).map((node) => ({ ...node, id: 'key' in node ? node.key : undefined }))
  const makes = FACT_SCHEMAS.DealerBrand.array()
    .parse(nodesOf('DealerBrand'))
    .sort((a, b) => a.order - b.order)
  const shown = stories.filter(({ noindex }) => !noindex).sort((a, b) => byText(a.path, b.path))
  const facts = parseSiteFacts({
    dealerships: records('DealerLocation').map((location) => ({
      ...location,
      brands: makes
        .filter(
          ({ key }) => 'brandIds' in location && Array.isArray(location.brandIds) && location.brandIds.includes(key),
        )
        .map(({ key, name }) => ({ id: key, name })),
    })),
    offers: records('DealerLeaseOffer'),
    models: records('DealerModel').map((model) => ({
      ...model,
      brandName: makes.find(({ key }) => 'brandId' in model && model.brandId === key)?.name,
    })),
    employees: records('DealerEmployee').filter(({ id }) => shownEmployees.has(String(id))),
    faq: shown
      .filter(({ kind }) => kind === 'page' || kind === 'article')
      .flatMap(({ path, content }) => faqEntriesOf(path, content)),
    passages: shown.filter(({ kind }) => kind === 'page').flatMap(({ path, content }) => passagesOf(path, content)),
  })
  const dealerships = (facts?.dealerships ?? [])
    .map(({ id, name, address, latitude, longitude, phone, whatsapp, email, services, brands, ...hours }) => ({
      id,
      name,
      address,
      latitude,
      longitude,
      phone,
      whatsapp: whatsapp ?? null,
      email,
      services,
      brands,
      showroomHours: hours.showroomHours,
      workshopHours: hours.workshopHours,
      specialHours: hours.specialHours,
    }))
    .sort((a, b) => byText(a.id, b.id))
  const offers = (facts?.offers ?? [])
    .map((offer) => ({
      id: offer.id,
      kind: offer.kind,
      brandId: offer.brandId,
      brandName: offer.brandName,
      modelId: offer.modelId,
      modelName: offer.modelName,
      variant: offer.variant,
      monthlyPrice: offer.monthlyPrice,
      taxIncluded: offer.taxIncluded,
      duration: offer.duration,
      annualMileage: offer.annualMileage,
      deposit: offer.deposit,
      establishmentFee: offer.establishmentFee,
      completePrice: offer.completePrice,
      validUntil: offer.validUntil,
      terms: offer.terms.map(({ label, included }) => ({ label, included })),
      specs: offer.specs,
      colour: offer.colour,
      standardEquipment: offer.standardEquipment,
    }))
    .sort((a, b) => a.monthlyPrice - b.monthlyPrice || byText(a.id, b.id))
  const models = (facts?.models ?? [])
    .map(({ id, brandId, brandName, slug, name, length, width, height, bootVolume, fromPrice }) => ({
      id,
      brandId,
      brandName,
      slug,
      name,
      length,
      width,
      height,
      bootVolume,
      fromPrice,
    }))
    .sort((a, b) => byText(a.id, b.id))
  const employees = (facts?.employees ?? [])
    .map(({ id, name, jobTitle, department, locationId, phone, languages }) => ({
      id,
      name,
      jobTitle,
      department,
      locationId,
      phone: phone ?? null,
      languages,
    }))
    .sort((a, b) => byText(a.locationId, b.locationId) || byText(a.id, b.id))
  return `${JSON.stringify({ dealerships, offers, faq: facts?.faq ?? [], passages: facts?.passages ?? [], models, employees })}\n`
}
