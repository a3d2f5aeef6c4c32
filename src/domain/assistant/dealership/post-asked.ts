import { plainText } from '../../stock-search/text/plain-text'
import { wordsOf } from '../../stock-search/text/words'
import type { Department } from '../../location/types'
import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'
import type { EmployeeTerms } from '../site/site-facts'

/** Words of departments; the first that fits counts. */
const DEPARTMENT_WORDS: readonly (readonly [department: Department, pattern: RegExp])[] = [
  ['workshop', / (?:ateliers?|mecanique|mecaniciens?|service apres vente|sav|service client|pneus?|werkstatt|atelie) /],
  ['bodywork', / (?:carr?osseries?|carr?ossiers?|karr?osserie) /],
  ['parts', / (?:pieces?|magasins?|magasiniers?|accessoires) /],
  ['fleet', / (?:flottes?|parcs?|entreprises|societes|professionnels) /],
  ['sales', / (?:ventes?|commercia\w*|vendeu\w*|verkaf|verkauf\w*) /],
  ['administration', / (?:compta\w*|administratio\w*|administratifs?) /],
]
const DIRECTOR =
  / (?:direct(?:eurs?|rices?|ion)|direkt(?:e|o)r(?:in|esch)?|patrons?|patronne|gerante?s?|pdg|geschaftsfuhrer(?:in)?|filialleiter(?:in)?) /
const LEADS = / (?:dirige\w*|gere\w*|responsables?|chefs?|cheffe|leiter(?:in)?) /
/** Whether the sentence asks who somebody is. */
const WHO = / qui (?:est|sont|dirige\w*|gere\w*) /
const DEALERSHIP = / (?:concessions?|garages?|sites?|agences?|filiales?|groupe|societe|equipe) /
/** Who leads the whole group, not one dealership. */
const OF_ALL = / (?:groupe|pdg|societe|generale?) /
/** Titles of those who lead others. */
const LEADING_TITLE = /^(?:direct|chef|responsable)/

/** Most employees without a post of their own that are named where no dealership was. */
const MOST_OF_ALL = 4
const STEM = 6
const LEAST_STEM = 4
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= LEAST_STEM)
    .map((word) => word.slice(0, STEM))

/** Those whose titles have most of the words that were said: "directeur général", "chef d’atelier utilitaires". */
const nearestTitles = (employees: readonly EmployeeTerms[], text: string): readonly EmployeeTerms[] => {
  const said = new Set(stemsOf(text))
  const scored = employees.map((employee) => ({
    employee,
    score: stemsOf(employee.jobTitle).filter((stem) => said.has(stem)).length,
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  return scored.filter(({ score }) => score === best).map(({ employee }) => employee)
}

const POST =
  '(?:chefs?|cheffe|responsables?|direct(?:eurs?|rices?)|gerante?s?|patrons?|patronne|conseill(?:er|ere)s?|vendeu(?:r|se)s?|receptionnistes?|magasiniers?|carrossiers?|comptables?|chef d atelier)'
const REACH = '(?:parler|discuter|causer|echanger|joindre|contacter|rencontrer|appeler|ecrire|voir)'
const CONTACT = '(?:numeros?|num|tel|telephones?|coordonnees|ligne directe)'
/** "Parler au chef d’atelier", "le numéro de la directrice". */
const REACHED = new RegExp(
  ` (?:${REACH}|${CONTACT})(?: (?:directe?|directement|de|du|d|des|a|au|aux|avec|le|la|les|l|votre|vos|un|une)){0,4} ${POST} `,
)

/** "L’adresse mail de la carrosserie, la personne responsable". */
const RESPONSIBLE =
  / (?:responsables?|interlocut\w*|qui (?:contacter|joindre)|a qui (?:m adresser|parler|ecrire|dois je)|personne (?:qui|de contact|a contacter|en charge)|bon contact|ansprechpartner\w*) /
const WRITTEN = new RegExp(
  ` (?:${CONTACT}|e mail|email|mail|courriel|contacter|appeler|joindre|ecrire|adresser|parler|a qui) `,
)

/** Whether a sentence asks to speak to an employee by the post; a call back is another wish. */
export const asksToReach = (text: string): boolean =>
  (REACHED.test(text) ||
    (RESPONSIBLE.test(text) && WRITTEN.test(text) && DEPARTMENT_WORDS.some(([, pattern]) => pattern.test(text)))) &&
  !/ (?:r?appele[rz]?|me|m|nous) (?:r?appel\w*|telephon\w*|contact\w*) /.test(text)

/**
 * Who holds the post that a sentence asks for, at the dealerships that it names or at all of them; null where it names no post
 * or no record has it.
 */
export const postHolders = (asked: string, text: string, { here = [] }: Asker, knowledge: Knowledge): Reply | null => {
  const named = knowledge.places.dealerships(asked)
  const isOfAll = OF_ALL.test(text)
  const places = named.length > 0 || isOfAll ? named : here
  const isDirector = DIRECTOR.test(text)
  const part = DEPARTMENT_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  const leads = isDirector || LEADS.test(text)
  // "Qui est responsable des amendes ?" asks for no employee.
  const isOfDealership = isDirector || (leads && (DEALERSHIP.test(text) || named.length > 0))
  const department = part ?? (isOfDealership ? 'management' : null)
  if (department === null) return null
  const inDepartment = (knowledge.facts.employees ?? []).filter(
    (one) => one.department === department && (places.length === 0 || places.includes(one.locationId)),
  )
  const leading = inDepartment.filter(({ jobTitle }) => LEADING_TITLE.test(plainText(jobTitle)))
  // Name the other members of a department that has no head.
  const hasNoHead = WHO.test(text) && places.length > 0 && leading.length === 0
  const there = leads && !hasNoHead ? leading : inDepartment
  const employees = nearestTitles(there, isOfAll ? `${text} general` : text)
  // The salespeople of every dealership are too many for an answer.
  const isTooMany = !leads && places.length === 0 && employees.length > MOST_OF_ALL
  return employees.length === 0 || isTooMany ? null : { code: 'employees', department, employees }
}
