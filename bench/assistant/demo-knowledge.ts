import { createHash } from 'node:crypto'
import { demoCatalogue } from '../../demo/catalogue'
import { demoStories } from '../../demo/content'
import { generateStock } from '../../demo/stock/generate'
import { faqEntriesOf } from '../../src/domain/assistant/site/faq-entries'
import { createKnowledge } from '../../src/domain/assistant/knowledge/knowledge'
import { passagesOf } from '../../src/domain/assistant/site/passages'
import { decodeStock } from '../../src/domain/stock-search/codec/decode'
import { createStockEncoder } from '../../src/domain/stock-search/codec/encode'
import { decodeEquipment } from '../../src/domain/stock-search/codec/equipment'
import { createStockSearch } from '../../src/domain/stock-search/engine/stock-search'

/** The demo group as the assistant knows it, over the index that the list of the stock reads. */
export const demoKnowledge = (count: number) => {
  const vehicles = [...generateStock({ vehicles: count })]
  const encoder = createStockEncoder((text) => createHash('sha256').update(text).digest('hex').slice(0, 12))
  for (const vehicle of vehicles) encoder.put(vehicle)
  const files = encoder.files()
  const columns = decodeStock(JSON.parse(files.index.text))
  const search = createStockSearch(columns)
  const equipment = decodeEquipment(JSON.parse(files.equipment.text), columns.count)
  if (!equipment) throw new Error('The equipment cannot be read.')
  search.setEquipment(equipment)
  const { brands, locations, leaseOffers, models, employees } = demoCatalogue()
  const dealerships = locations.map((location) => ({
    ...location,
    brands: brands.filter(({ id }) => location.brandIds.includes(id)),
  }))
  const faq = demoStories().flatMap((story) => faqEntriesOf(`/${story.fullSlug}`, story.content))
  const passages = demoStories()
    .filter(({ content }) => content.component === 'page')
    .flatMap((story) => passagesOf(`/${story.fullSlug}`, story.content))
  const offers = [...leaseOffers].sort((a, b) => a.monthlyPrice - b.monthlyPrice)
  const knowledge = createKnowledge(
    columns,
    { dealerships, offers, faq, passages, models, employees },
    equipment.features.map(({ label }) => label),
  )
  return { vehicles, columns, search, knowledge }
}
