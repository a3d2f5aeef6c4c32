import { readSearch } from '../../src/domain/assistant/search/read-search'
import { demoKnowledge } from './demo-knowledge'
import { TODAY } from './judge'

/** Words of ordinary French, many of them spelt nearly like a model. */
const WORDS = (
  'frontière frontières frontalier frontaliers fous fou folle feu focal fois forme formes fort forte fond forêt foyer ' +
  'course courses cours corps corse cause cuir coeur piquant piquer pique pile piste pilote pôle pôles poli police ' +
  'polie poids pouls poule poste porte portes parti partie paris pari parler parle paroi pareil partage partager tape ' +
  'tapis type types topo tôt tapé connu connue connaître compte compter combien comble combi capter capteur capteurs ' +
  'capture client clients clé clés clin clic clair claire classe cède cédé celle celui cela neuf neuve neufs leur leurs ' +
  'lave lieu loin lent lead plus plume plumes pluie peu puis prime primes prix pendant pente pense panne bande ' +
  'bandes jusque jusqu juste juge jupe jeu jeux jeune jaune juin juillet autre autres astre arrière arrive arrivé air ' +
  'rien rire rue route rouge ronde roi ami amie amis ans avec avis aussi avant avoir zone zoo appel appels ' +
  'opération opinion micro macro mode moins mois monde moquer midi matin marché marque mars magasin ' +
  'super scène espèce espèces esprit essai sport sports sporting santé samedi sortie stable savoir scolaire ' +
  'totale total totalement tonalité tarif taxe train trajet transmet transmis transmettre transite transport ' +
  'transports transporte transporté boxe boxeur boîte boutique ducats dame danger date dessert destin docteur ' +
  'double doute douce dernier dimanche dehors demain vite ville visite vélo vieux volet volume voisin vendredi vraiment ' +
  'enfant ensemble entendre envie école échange état étage étroit explication grand grande granges ' +
  'groupe garage garder gauche gens hiver heure hier homme hôtel idée image insigne intérieur ironique naissance naissant ' +
  'navire nuit note octobre octave ordre outil quand quelque question saison semaine sens seul signe soda soir'
).split(' ')

const { knowledge } = demoKnowledge(480)
const modelsIn = (asked: string): string[] =>
  readSearch(asked, knowledge, Number(TODAY.slice(0, 4))).names.map(({ name }) => name.key)

describe('the names of models', () => {
  it.each(['$', 'vous avez quoi près de la $ ?', 'c’est un peu $ pour moi', 'bonjour, et le $ ?'])(
    'are found in no frequent word: %s',
    (sentence) => {
      const mistaken = WORDS.filter((word) => modelsIn(sentence.replace('$', word)).length > 0)
      expect(mistaken).toEqual([])
    },
  )
})
