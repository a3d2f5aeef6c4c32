import type { Colour } from '../../src/domain/vehicle/types'

type ColourName = readonly [Colour, string]

/** Paints of makes that have a style of their own; in order of how often they are ordered. */
const BY_BRAND: Record<string, readonly ColourName[]> = {
  peugeot: [
    ['grey', 'Gris Artense'], ['black', 'Noir Perla Nera'], ['white', 'Blanc Okenite'], ['blue', 'Bleu Obsession'],
    ['blue', 'Bleu Ingaro'], ['red', 'Rouge Elixir'], ['green', 'Vert Olivine'], ['yellow', 'Jaune Agueda'],
    ['white', 'Blanc Banquise'], ['orange', 'Orange Fusion'], ['grey', 'Gris Titane'],
  ],
  citroen: [
    ['white', 'Blanc Banquise'], ['grey', 'Gris Mercury'], ['black', 'Noir Perla'], ['blue', 'Bleu Monte-Carlo'],
    ['red', 'Rouge Elixir'], ['green', 'Vert Montana'], ['beige', 'Beige Sépia'], ['silver', 'Gris Acier'],
    ['blue', 'Bleu Magnetic'],
  ],
  renault: [
    ['grey', 'Gris Schiste'], ['black', 'Noir Étoilé'], ['white', 'Blanc Glacier'], ['white', 'Blanc Nacré'],
    ['blue', 'Bleu Iron'], ['blue', 'Bleu Nocturne'], ['red', 'Rouge Flamme'], ['orange', 'Orange Valencia'],
    ['green', 'Vert Absolu'], ['yellow', 'Jaune Pop'], ['grey', 'Gris Rafale'],
  ],
  dacia: [
    ['white', 'Blanc Glacier'], ['grey', 'Gris Schiste'], ['green', 'Vert Cèdre'], ['brown', 'Brun Terracotta'],
    ['beige', 'Kaki Lichen'], ['black', 'Noir Nacré'], ['blue', 'Bleu Iron'],
  ],
  opel: [
    ['grey', 'Gris Vulcain'], ['black', 'Noir Karbon'], ['white', 'Blanc Arktis'], ['blue', 'Bleu Voltaik'],
    ['red', 'Rouge Kardio'], ['green', 'Vert Eucalyptus'], ['yellow', 'Jaune Kult'], ['silver', 'Argent Kristall'],
  ],
  fiat: [
    ['white', 'Blanc Gelato'], ['red', 'Rouge Passione'], ['blue', 'Bleu Dipinto di Blu'], ['black', 'Noir Cinema'],
    ['green', 'Vert Rugiada'], ['orange', 'Orange Sicilia'], ['grey', 'Gris Colosseo'], ['beige', 'Sable Sabbia'],
  ],
  volvo: [
    ['black', 'Noir Onyx'], ['grey', 'Gris Vapour'], ['white', 'Blanc Crystal'], ['silver', 'Silver Dawn'],
    ['blue', 'Bleu Denim'], ['blue', 'Bleu Fjord'], ['green', 'Vert Sauge'], ['beige', 'Sand Dune'], ['red', 'Rouge Fusion'],
  ],
  mg: [
    ['white', 'Blanc Arctic'], ['black', 'Noir Pebble'], ['red', 'Rouge Diamond'], ['grey', 'Gris Camden'],
    ['blue', 'Bleu Brighton'], ['orange', 'Orange Fizzy'], ['green', 'Vert Racing'],
  ],
}

const COMMON: readonly ColourName[] = [
  ['black', 'Noir métallisé'], ['grey', 'Gris anthracite'], ['white', 'Blanc pur'], ['silver', 'Argent métallisé'],
  ['blue', 'Bleu nuit'], ['blue', 'Bleu Atlantique'], ['red', 'Rouge rubis'], ['green', 'Vert forêt'],
  ['brown', 'Brun châtaigne'], ['beige', 'Sable nacré'], ['orange', 'Orange cuivré'], ['purple', 'Violet améthyste'],
  ['yellow', 'Jaune soleil'],
]

/** Paint families and the manufacturer's own names, the most ordered first. */
export const colourNames = (brandId: string): readonly ColourName[] => BY_BRAND[brandId] ?? COMMON
