import type { ReadSearch } from './read-search'
import type { Appointment, DealershipFact } from './reply'

export const wantsComparison = (text: string): boolean =>
  / (?:compar\w*|difference entre|differences entre|versus|vs|ou plutot|verglach|vergleich\w*) /.test(text)

export const wantsTestDrive = (text: string): boolean =>
  / (?:essayer|essais?|essai routier|test ?drive|probefahrt|prouffahrt|tester) /.test(text) &&
  !/ (?:combien de temps|dure) /.test(text)

export const appointmentAsked = (text: string): Appointment | null => {
  if (
    / (?:changer|monter|montage|changement|gardiennage|stocker|rendez vous|rdv)(?: \w+)* (?:pneus?|roues|jantes) /.test(
      text,
    )
  )
    return 'tyres'
  if (
    / (?:rendez vous|rdv|termin|rendez-vous) /.test(text) ||
    / (?:faire|planifier|reserver|prendre)(?: \w+)* (?:entretien|revision|vidange|reparation|reparer|atelier) /.test(
      text,
    )
  )
    return 'workshop'
  return null
}

/** Whether a sentence asks if something is needed rather than for it. */
export const isDoubt = (text: string): boolean =>
  / (?:faut il|dois je|doit on|est il obligatoire|est il possible|puis je) /.test(text)

export const wantsContact = (text: string): boolean =>
  / (?:parler|discuter|joindre|contacter|contact|rappeler|rappelez|conseiller|vendeur|humain|quelqu un|une personne) /.test(
    text,
  ) && / (?:parler|discuter|joindre|contacter|contact|rappeler|rappelez|humain) /.test(text)

/** @param isOnVehicle a question where something can be seen is then about the vehicle */
export const dealershipAsked = (text: string, isOnVehicle: boolean): DealershipFact | null => {
  if (
    / (?:horaires?|heures? d ouverture|heure|heures|ouverte?s?|ouvrez|ouvre|fermez|ferme|fermee?s?|offnungszaiten|offnungszeiten|op|geoffnet) /.test(
      text,
    ) &&
    !/ (?:toit|decapotable|capote) /.test(text) &&
    !/ op der /.test(text)
  )
    return / (?:atelier|service apres vente|sav|entretien|garage mecanique|werkstatt) /.test(text)
      ? 'workshopHours'
      : 'hours'
  if (/ (?:e mail|email|mail|courriel|mel) /.test(text)) return 'email'
  if (/ (?:telephone|tel|numero|appeler|telefon|telefonsnummer|telefonnummer) /.test(text)) return 'phone'
  if (
    !isOnVehicle &&
    / (?:adresse|ou (?:etes|se trouve\w*|sont|est|vous)|situee?s?|itineraire|plan d acces|wou sidd dir|wo sind sie) /.test(
      text,
    )
  )
    return 'address'
  if (/ adresse /.test(text)) return 'address'
  return null
}

/** Whether a sentence asks for terms of lease offers rather than for vehicles of the stock within a budget. */
export const isLeaseQuestion = (text: string, { query }: ReadSearch): boolean => {
  if (!/ (?:leasing|private lease|prive lease|business lease|lld|loa|loyers?) /.test(text)) return false
  const { instalment } = query.ranges
  const isLimited = instalment?.max !== undefined || (instalment?.min ?? 0) > 0
  const isFiltered = Object.keys(query.facets).some((facet) => facet !== 'brand' && facet !== 'model')
  return !isLimited && !isFiltered
}

export const isGreeting = (text: string): boolean =>
  /^ (?:bonjour|bonsoir|salut|hello|coucou|moien|hallo|hey|hi|gudde)(?: |$)/.test(text)
export const isThanks = (text: string): boolean => / (?:merci|villmools merci|danke|thanks) /.test(text)
