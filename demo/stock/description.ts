import type { Fuel, VehicleCondition } from '../../src/domain/vehicle/types'
import type { Random } from '../random'
import { typographic } from '../typography'

const OPENINGS: Record<VehicleCondition, readonly string[]> = {
  new: [
    'Véhicule neuf, disponible dans notre réseau.',
    'Jamais immatriculé, prêt à porter vos plaques.',
    'Modèle neuf au prix de stock, sans délai d’usine.',
    'Neuf, avec la garantie complète du constructeur.',
  ],
  demo: [
    'Véhicule de direction conduit par un seul collaborateur.',
    'Ancien véhicule de démonstration, entretenu par nos soins.',
    'Voiture de direction : presque neuve, nettement moins chère.',
    'Peu de kilomètres, tous parcourus par notre équipe.',
  ],
  used: [
    'Première main, entretien suivi dans notre atelier.',
    'Véhicule luxembourgeois, carnet d’entretien complet.',
    'Reprise d’un client fidèle, historique limpide.',
    'Retour de leasing, entretenu selon le plan du constructeur.',
    'Bel exemplaire, contrôlé sur cent points.',
    'Non-fumeur, toujours garé au sec.',
  ],
}

const BY_FUEL: Partial<Record<Fuel, readonly string[]>> = {
  electric: [
    'État de la batterie vérifié, certificat remis à la livraison.',
    'Câble de recharge fourni ; nous conseillons aussi la borne.',
    'Idéale pour qui recharge à la maison ou au bureau.',
  ],
  plug_in_hybrid: [
    'Les trajets de la semaine en électrique, ceux des vacances sans y penser.',
    'Câble de recharge fourni.',
  ],
  hybrid: ['Se recharge en roulant, rien à brancher.', 'Sobre en ville, à l’aise sur autoroute.'],
  diesel: ['Très sobre sur longue distance.', 'Courroie et niveaux contrôlés.'],
  petrol: ['Moteur souple et discret.', 'Consommation raisonnable en toutes circonstances.'],
}

const CLOSINGS = [
  'Essai possible sur rendez-vous, aussi le samedi.',
  'Reprise de votre véhicule aux conditions du moment.',
  'Livraison dans la concession de votre choix.',
  'Nos conseillers vous répondent en français, en luxembourgeois et en allemand.',
  'Immatriculation faite par nos soins.',
  'Photos supplémentaires et vidéo sur demande.',
  'Contrôle technique à jour.',
  'Financement étudié en quelques minutes.',
]

/** What the advertiser writes: two to four sentences, or nothing, as happens. */
export const descriptionOf = (
  random: Random,
  { condition, fuel }: { condition: VehicleCondition; fuel: Fuel },
): string => {
  if (random.chance(0.05)) return ''
  const closings = random.chance(0.5) ? [random.pick(CLOSINGS)] : []
  const sentences = [random.pick(OPENINGS[condition]), random.pick(BY_FUEL[fuel] ?? CLOSINGS), ...closings]
  return typographic([...new Set(sentences)].join(' '))
}
