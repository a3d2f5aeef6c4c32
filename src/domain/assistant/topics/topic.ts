/** A matter that visitors ask about in words which the entry about it does not share. */
export interface Topic {
  /** A sentence in plain words is about the matter if each of these matches. */
  needs: readonly RegExp[]
  /** Another matter in the same words. */
  not?: RegExp
  /** Words of the entry or the paragraph that answers. */
  words: string
  /** Whether the answer is a paragraph of a page rather than an answered question. */
  isPassage?: true
  /** Whether the same words may look for a vehicle, which then is the wish. */
  mayBeSearch?: true
}

/** A pattern of whole words in a plain sentence. */
export const anyOf = (...words: readonly string[]): RegExp => new RegExp(` (?:${words.join('|')}) `)

/** Words that several matters share. */
export const SAID = {
  lease: 'leasings?|lease|lld|loa|location longue duree|leasen|geleast',
  credit: 'credits?|prets?|financements?|financer|finance|emprunts?|emprunter|kredit\\w*|finanzierung|loan',
  tyres: 'pneus?|pneumatiques?|roues|jantes|gommes|reifen|pneuen|rieder|reder|(?:winter|wanter|summer|sommer)\\w*',
  winterTyres:
    'pneus? (?:d |de )?(?:hiver|neige)|pneus? hivernaux|roues (?:d )?hiver|equipements? (?:d )?hiver|winterreifen|wanterpneu\\w*|winterpneu\\w*|winter tyres',
  repair: 'repar\\w*|travaux|interventions?|main d oeuvre|remis\\w* en etat|flick\\w*',
  appointment: 'rdv|rendez vous|creneaux?|termin|rendezvous|appointment',
  mayI: 'puis|peux|peut|pouvez|possible|permis|droit|autorise\\w*|kann|ka|can|est ce que|faut|doit|dois|oblige\\w*|obligatoire\\w*|muss',
  howMuch: 'combien|prix|tarifs?|couts?|coute\\w*|cher|wei vill|wieviel|kascht\\w*|kostet',
} as const
