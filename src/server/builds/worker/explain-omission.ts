import { draftProblemOf } from '../../../domain/content/draft-problems'
import messages from '../../../locales/fr.preview.json'

/** Narrow no-break space, before ; : ! ? and inside guillemets. */
const N = '\u202F'
const quoted = (text: string): string => `«${N}${text}${N}»`

const CHANGE_ADDRESS = 'Donnez-lui une autre adresse dans le CMS, puis publiez à nouveau.'
const CORRECT = 'Corrigez dans le CMS, puis publiez à nouveau.'
const UNREADABLE =
  'le CMS livre un contenu illisible. Ouvrez-le dans le CMS, enregistrez et publiez à nouveau. Si cela se répète, prévenez l’équipe technique.'

const texts = new Map(Object.entries(messages))

/** What the form calls a field; some blocks have a name of their own for it. */
const fieldName = (name: string, block = ''): string =>
  texts.get(`preview.field.${block}.${name}`) ?? texts.get(`preview.field.${name}`) ?? name

type Rule = readonly [pattern: RegExp, say: (parts: readonly string[]) => string]

/** Why the report says that a whole story was left out; the first that fits. */
const RULES: readonly Rule[] = [
  [
    /has a character in it that no address has$/,
    () => `son adresse contient un caractère qu’aucune adresse ne permet. ${CHANGE_ADDRESS}`,
  ],
  [
    /has two slashes in a row$|has a dot segment$/,
    () => `son adresse contient une partie vide ou faite de points. ${CHANGE_ADDRESS}`,
  ],
  [
    /has "(.*)" in it, which is the name of a file$/,
    ([name = '']) => `son adresse contient ${quoted(name)}, qui est le nom d’un fichier. ${CHANGE_ADDRESS}`,
  ],
  [/is an address of vehicles$/, () => `son adresse est celle d’un véhicule du stock. ${CHANGE_ADDRESS}`],
  [
    /begins with "(.*)", which the site keeps for itself$/,
    ([name = '']) => `son adresse commence par ${quoted(name)}, que le site garde pour lui-même. ${CHANGE_ADDRESS}`,
  ],
  [/has the address of "(.*)"$/, ([name = '']) => `${quoted(name)} a déjà cette adresse. ${CHANGE_ADDRESS}`],
  [/another page has its address$/, () => `une autre page du site a déjà cette adresse. ${CHANGE_ADDRESS}`],
  [/listed, but not delivered$/, () => 'le CMS l’annonce, mais ne l’a pas livré. Publiez-le à nouveau.'],
  [
    /^its root "(.*)" is no kind of page$/,
    ([name = '']) =>
      `son type ${quoted(name)} n’est pas un type de page du site. Recréez-le avec un type que le site connaît.`,
  ],
  [
    /^"(\w+)" is missing/,
    ([name = '']) => `le champ ${quoted(fieldName(name))} est vide. Remplissez-le, puis publiez à nouveau.`,
  ],
  [/^"(\w+)" is not usable/, ([name = '']) => `le champ ${quoted(fieldName(name))} n’est pas utilisable. ${CORRECT}`],
  [/^its content is not|^not a story$/, () => UNREADABLE],
]

const wholeText = (why: string): string => {
  for (const [pattern, say] of RULES) {
    const parts = pattern.exec(why)
    if (parts) return say(parts.slice(1))
  }
  return `le site ne sait pas l’afficher. Transmettez le détail à l’équipe technique. Détail${N}: ${why}`
}

/** One part that is not shown, as the preview words it. */
const partText = (reason: string): string => {
  const same = /^its (title|description) for search engines is the one of (\S+): /.exec(reason)
  if (same) {
    const [its, that] = same[1] === 'title' ? ['Son titre', 'celui'] : ['Sa description', 'celle']
    return `${its} pour les moteurs de recherche est aussi ${that} de ${same[2] ?? ''}.`
  }
  if (/shown in place of the list of news at its address$/.test(reason))
    return 'Son adresse est aussi celle d’une liste d’actualités, qui n’est plus affichée.'
  const split = reason.indexOf(': ')
  const { kind, block, position, detail } = draftProblemOf({
    where: reason.slice(0, Math.max(0, split)),
    reason: reason.slice(split < 0 ? 0 : split + 2),
  })
  const name = block ?? ''
  const where = position === null ? name : `Bloc ${position}${name === '' ? '' : ` (${name})`}`
  return `${where === '' ? '' : `${where}${N}: `}${messages[`preview.problem.${kind}`].replaceAll('{field}', fieldName(detail, name))}`
}

const SHOWN = 3

/** What a build did with a story that it could not show as it is. */
export interface ExplainedOmission {
  /** Whether the whole story was left out, or only a part. */
  isWhole: boolean
  /** In French, for whoever published it: why, and what to do. */
  text: string
}

/**
 * Says to editors what the build's report says to operators of one story.
 *
 * @param reasons at least one, as `builds/report.json` words them
 */
export const explainOmission = (reasons: readonly string[]): ExplainedOmission => {
  const whole = reasons
    .map((reason) => /^(?:story )?left out: (.*)$/s.exec(reason)?.[1])
    .find((why) => why !== undefined)
  if (whole !== undefined) return { isWhole: true, text: `Ce contenu n’est pas en ligne${N}: ${wholeText(whole)}` }
  const rest = reasons.length - SHOWN
  const parts = [
    ...reasons.slice(0, SHOWN).map(partText),
    ...(rest > 0 ? [`Et ${rest} ${rest === 1 ? 'autre point' : 'autres points'}.`] : []),
  ]
  return { isWhole: false, text: `À corriger${N}: ${parts.join(' ')} ${CORRECT}` }
}
