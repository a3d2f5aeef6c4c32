import { answerQuestion } from '../../src/domain/assistant/answer'
import type { Reply } from '../../src/domain/assistant/reply/reply'
import type { AnswerQuestion, ExpectedAnswer } from '../../src/domain/assistant/testing/answer-question'
import type { SearchQuestion } from '../../src/domain/assistant/testing/example-searches'
import { TOWNS } from '../../src/domain/location/towns'
import { formatStockAddress, parseStockAddress } from '../../src/domain/stock-search/url/stock-address'
import type { demoKnowledge } from './demo-knowledge'

/** The day on which every question is asked. */
export const TODAY = '2026-11-25'

/** Compares answers with what was meant; each mistake in one line. */
export const createJudge = ({ vehicles, columns, search, knowledge }: ReturnType<typeof demoKnowledge>) => {
  const [first] = vehicles
  if (!first) throw new Error('There is no vehicle.')
  const page = { id: first.id, equipment: first.equipment.map(({ label }) => label) }
  const idsOf = (query: Parameters<typeof search.search>[0]): number[] => {
    const result = search.search(query)
    return result.rows(0, result.count).map((row) => columns.ids[row] ?? 0)
  }
  const modelOf = (id: number): string =>
    id === page.id ? 'page' : (vehicles.find((vehicle) => vehicle.id === id)?.modelId ?? '')

  const places = { sites: knowledge.facts.dealerships, towns: TOWNS }
  const idsAt = (address: string): number[] => {
    const { query, problems } = parseStockAddress(address, [], places)
    if (problems.length > 0) throw new Error(`${address}: ${JSON.stringify(problems)}`)
    return idsOf(query)
  }

  const fits = (reply: Reply, expected: ExpectedAnswer): boolean => {
    if (reply.code !== expected.code) return false
    if (reply.code === 'fact' && expected.code === 'fact')
      return (
        reply.fact === expected.fact &&
        String(reply.colours) === String(expected.colours) &&
        reply.months === expected.months
      )
    if (reply.code === 'several' && expected.code === 'several')
      return (
        reply.replies.length === expected.answers.length &&
        expected.answers.every((one) => reply.replies.some((other) => fits(other, one)))
      )
    if (reply.code === 'offerFact' && expected.code === 'offerFact') return reply.fact === expected.fact
    if (reply.code === 'models' && expected.code === 'models')
      return (
        String([...reply.modelIds].sort()) === String([...expected.modelIds].sort()) &&
        String([...reply.facts].sort()) === String([...expected.facts].sort())
      )
    if (reply.code === 'equipment' && expected.code === 'equipment') {
      const equipment = reply.offer?.standardEquipment ?? page.equipment
      return (
        expected.asked.test(reply.asked) &&
        reply.labels.every((label) => equipment.includes(label)) &&
        reply.missing.every((label) => !equipment.includes(label)) &&
        (expected.missing === undefined || reply.missing.some((label) => expected.missing?.test(label)))
      )
    }
    if (reply.code === 'dealership' && expected.code === 'dealership') {
      const all = knowledge.facts.dealerships.map(({ id }) => id)
      const wanted = expected.locationIds === 'all' ? all : expected.locationIds
      return (
        reply.about === expected.about &&
        reply.day === expected.day &&
        reply.isNow === (expected.isNow ?? false) &&
        reply.period?.from === expected.period?.from &&
        reply.period?.to === expected.period?.to &&
        String(reply.locationIds) === String(wanted)
      )
    }
    if (reply.code === 'employees' && expected.code === 'employees')
      return String(reply.employees.map(({ name }) => name).sort()) === String([...expected.names].sort())
    if (reply.code === 'languages' && expected.code === 'languages')
      return (
        String(reply.languages) === String(expected.languages) &&
        String(reply.locationIds) === String(expected.locationIds)
      )
    if (reply.code === 'brandDealers' && expected.code === 'brandDealers')
      return (
        String(reply.brandIds) === String(expected.brandIds) &&
        String([...reply.locationIds].sort()) === String([...expected.locationIds].sort())
      )
    if (reply.code === 'offers' && expected.code === 'offers') {
      if (expected.ids) return String(reply.offers.map(({ id }) => id)) === String(expected.ids)
      const { kind, brandId, modelId, duration, annualMileage, leastMileage = 0, mostMonthly = Infinity } = expected
      const wanted = knowledge.facts.offers.filter(
        (offer) =>
          offer.monthlyPrice <= mostMonthly &&
          offer.annualMileage >= leastMileage &&
          (kind === undefined || offer.kind === kind) &&
          (brandId === undefined || offer.brandId === brandId) &&
          (modelId === undefined || offer.modelId === modelId) &&
          (duration === undefined || offer.duration === duration) &&
          (annualMileage === undefined || offer.annualMileage === annualMileage),
      )
      return wanted.length > 0 && String(reply.offers.map(({ id }) => id)) === String(wanted.map(({ id }) => id))
    }
    if (reply.code === 'vehicles' && expected.code === 'vehicles')
      return String(idsOf(reply.query)) === String(idsAt(expected.where))
    if (reply.code === 'leaseServices' && expected.code === 'leaseServices')
      return 'count' in expected
        ? reply.services.length === expected.count
        : reply.services.every(({ kind, label, state }) => expected.label.test(label) && expected[kind] === state) &&
            reply.services.length === Number(expected.private !== undefined) + Number(expected.business !== undefined)
    if (reply.code === 'leaseFees' && expected.code === 'leaseFees')
      return String(reply.fees.map(({ kind }) => kind)) === String(expected.kinds)
    if (reply.code === 'faq' && expected.code === 'faq')
      return reply.entry.question.replace(/[\u00a0\u202f]/g, ' ') === expected.question
    if (reply.code === 'testDrive' && expected.code === 'testDrive')
      return (
        reply.missing === (expected.missing ?? null) &&
        reply.locationId === (expected.locationId ?? null) &&
        (expected.day === undefined || reply.day === expected.day) &&
        (expected.time === undefined || reply.time === expected.time) &&
        (expected.isAtHome === undefined || reply.isAtHome === expected.isAtHome) &&
        (expected.isLong === undefined || reply.isLong === expected.isLong) &&
        (expected.modelId === 'none'
          ? reply.vehicleIds.length === 0
          : reply.vehicleIds.length > 0 && reply.vehicleIds.every((id) => modelOf(id) === expected.modelId))
      )
    if (reply.code === 'comparison' && expected.code === 'comparison')
      return (
        String(reply.vehicleIds.map(modelOf).sort()) === String([...expected.modelIds].sort()) &&
        reply.vehicleIds.every((id) => expected.where === undefined || idsAt(expected.where).includes(id))
      )
    return reply.code === 'appointment' && expected.code === 'appointment'
      ? reply.what === expected.what &&
          reply.locationId === (expected.locationId ?? null) &&
          (expected.day === undefined || reply.day === expected.day)
      : true
  }
  return {
    idsOf,
    /** The vehicle on whose page some questions are asked. */
    page,
    places,
    searchMistakes: ([ask, finds]: SearchQuestion): string[] => {
      const reply = answerQuestion(ask, knowledge, { today: TODAY, vehicle: null })
      if (reply.code !== 'vehicles') return [`${ask} → ${reply.code}`]
      return String(idsOf(reply.query)) === String(idsAt(finds))
        ? []
        : [`${ask} → ${formatStockAddress({ query: reply.query, page: 1 })} instead of ${finds}`]
    },
    answerMistakes: ({ ask, onVehicle, from, answer }: AnswerQuestion): string[] => {
      const reply = answerQuestion(ask, knowledge, { ...from, today: TODAY, vehicle: onVehicle ? page : null })
      return fits(reply, answer)
        ? []
        : [`${ask} → ${JSON.stringify(reply).slice(0, 160)} instead of ${JSON.stringify(answer)}`]
    },
  }
}
