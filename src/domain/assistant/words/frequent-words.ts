/** Frequent words that are spelt nearly like a model, and mean none: the frontier is no Frontera. */
export const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  (
    'frontiere frontieres frontalier frontaliers frontaliere form forme formes fort forte forts fond fonds foret ' +
    'foyer fou folle focal pole poles poli polie police pile piste poste postes porte pouls poule jupe juge juges ' +
    'jute juste astre astres autre autres moque moquer corse corsee corps course courses cours sanders sandre ' +
    'ducats ducat boxeur boxeurs boxe espece especes sport sports sporting partager partage partages parler capter ' +
    'capteur capteurs capture clin clins clics clic combi combien transmet transmis transmise transmettre ' +
    'transite transites transformer transportez transportee transporte transporteur totale totalement totales ' +
    'tonalite topo tape types naissant naissance soda lead open opera micro macro jungle panne pannes pende pendant ' +
    'bande bandes pente lourde plume plumes prime primes pari paris parts cote cotes cotee connu connue course ' +
    'scale scene scenes scelle super superbe octave octobre ronde rondes drame foire'
  ).split(' '),
)
