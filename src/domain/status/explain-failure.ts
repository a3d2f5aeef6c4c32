/** Narrow no-break space, before ; : ! ? and inside guillemets. */
const N = '\u202F'

/** What becomes of a build that others kept from succeeding. */
const AGAIN = 'La construction recommence d’elle-même'
const UNCHANGED = 'Le site en ligne n’a pas changé.'

type Rule = readonly [pattern: RegExp, say: (parts: readonly string[]) => string]

/** The first that fits. What the lines look like is fixed by the tests of those who write them. */
const RULES: readonly Rule[] = [
  [
    /^Content API: .*(?:answered 40[13]\b|STORYBLOK_TOKEN)/,
    () => `Le CMS refuse l’accès du site. Vérifiez le jeton STORYBLOK_TOKEN, puis relancez le serveur.`,
  ],
  [
    /^Content API: no usable story for (.+?): nothing/,
    ([names = '']) =>
      `Il manque dans le CMS un contenu sans lequel aucune page n’est juste (${names}). Publiez-le à nouveau, ou annulez sa dernière modification.`,
  ],
  [
    /^(Content|Dealer) API: .*has (\d+) (\S+) where the last build had (\d+)/,
    ([system, now, , before]) =>
      `${system === 'Content' ? 'Le CMS' : 'Le système de stock'} ne donne plus que ${now} éléments au lieu de ${before}${N}: rien n’est publié, de peur de vider le site. Rétablissez les données. Si c’est voulu, demandez à l’équipe technique d’accepter la baisse une fois (ALLOW_EMPTY_STOCK).`,
  ],
  [
    /^(?:Content API|Storyblok)\b/,
    () =>
      `Le CMS ne répond pas comme il faut. ${AGAIN} dès qu’il répond. Si cela dure plus de quelques minutes, consultez la page d’état du CMS.`,
  ],
  [
    /^Dealer API\b/,
    () =>
      `Le système de stock ne répond pas comme il faut. ${AGAIN} dès qu’il répond. Si cela dure plus de quelques minutes, prévenez qui s’en occupe.`,
  ],
  [
    /^MOVED_PATHS_URL\b/,
    () =>
      `La liste des pages déplacées ne peut pas être lue. ${AGAIN}. Si cela dure, vérifiez l’adresse MOVED_PATHS_URL.`,
  ],
  [
    /redirect rule|redirects\/.*\.csv|_redirects:\d+/i,
    () =>
      `Une redirection est fausse, et une table de redirections fausse n’est jamais publiée. Corrigez la règle que nomme le détail, dans le CMS ou dans le dossier des redirections.`,
  ],
  [
    /\b(?:ENOSPC|EDQUOT|MDB_MAP_FULL)\b|no space (?:is )?left|quota of the disk/i,
    () => `Le disque du serveur est plein. Faites de la place${N}: la construction recommence ensuite d’elle-même.`,
  ],
  [
    /\bEROFS\b|disk can only be read/,
    () => `Le disque du serveur n’accepte plus d’écriture. Prévenez l’équipe technique.`,
  ],
  [
    /\b(?:EMFILE|ENFILE)\b/,
    () => `Le serveur a trop de fichiers ouverts. ${AGAIN}. Si cela se répète, prévenez l’équipe technique.`,
  ],
  [
    /^Netlify: .*(?:NETLIFY_AUTH_TOKEN|NETLIFY_SITE_ID)/,
    () =>
      `Netlify refuse la publication. Vérifiez les réglages NETLIFY_AUTH_TOKEN et NETLIFY_SITE_ID, puis relancez le serveur.`,
  ],
  [
    /^Netlify: .*unlock automatic publishing/,
    () =>
      `Netlify garde une autre version en ligne. Déverrouillez la publication automatique dans l’interface de Netlify.`,
  ],
  [
    /^Netlify\b|^The release is live on Netlify/,
    () =>
      `Netlify n’a pas mené la publication à bien. Un nouvel essai suit de lui-même après une construction. Si cela dure, consultez la page d’état de Netlify.`,
  ],
  [
    /^(\/\S*) cannot be rendered/,
    ([page = '']) =>
      `La page ${page} ne peut pas être produite. Annulez sa dernière modification et publiez à nouveau, ou transmettez le détail à l’équipe technique.`,
  ],
  [
    /ended by SIGKILL/,
    () =>
      `Le processus de construction a été arrêté par le système, le plus souvent faute de mémoire. ${AGAIN}. Si cela se répète, donnez plus de mémoire au serveur.`,
  ],
  [
    /^The builder process\b/,
    () =>
      `Le processus de construction s’est arrêté. ${AGAIN} dans un processus neuf. Si cela se répète, transmettez le détail à l’équipe technique.`,
  ],
  [/code, configuration or a template changed/, () => `Le programme vient de changer. ${AGAIN} avec le nouveau.`],
  [
    /was written for another Gatsby/,
    () => `Le programme installé ne va pas avec sa version de Gatsby. Prévenez l’équipe technique.`,
  ],
  [
    / is spoilt\b| is missing$|stored bytes of|is no part of a release|is no release$/,
    () => `Des données enregistrées sont abîmées. Demandez une reconstruction complète${N}: elle les écrit à nouveau.`,
  ],
  [
    /^There is no release |was dropped while it was being published/,
    () => `Cette version n’est plus conservée. Choisissez-en une autre.`,
  ],
  [
    /^A build is running and did not end in time/,
    () => `Une construction est en cours et dure plus longtemps que prévu. Réessayez quand elle est terminée.`,
  ],
  [
    /^Release \S+ went live meanwhile/,
    () => `Une autre version est passée en ligne entre-temps. Regardez l’état du site et décidez à nouveau.`,
  ],
  [
    /^Another worker took over/,
    () =>
      `Un autre serveur a publié entre-temps${N}: sa version reste en ligne. Regardez l’état du site et décidez à nouveau.`,
  ],
]

/** Lines that are French already, such as those of the journal itself. */
const FRENCH = /[éèêàçù’]|^interrompue, /

/** What failed, for people and for operators. */
export interface ExplainedFailure {
  /** One to three sentences in French: what it is, and what to do. */
  text: string
  /** The operators' line; null where it says nothing more. */
  detail: string | null
}

/**
 * Says in French what a line for operators means. A line that nobody foresaw is a fault of the program, and said to be one.
 *
 * @param line one English line, as builds and publishers fail with
 */
export const explainFailure = (line: string): ExplainedFailure => {
  for (const [pattern, say] of RULES) {
    const parts = pattern.exec(line)
    if (parts) return { text: say(parts.slice(1)), detail: line }
  }
  if (FRENCH.test(line)) return { text: line, detail: null }
  return {
    text: `Le programme s’est arrêté sur une erreur qu’il ne connaît pas. ${UNCHANGED} Transmettez le détail à l’équipe technique.`,
    detail: line,
  }
}

/** The same as one text, for the journal. */
export const explainedLine = (line: string): string => {
  const { text, detail } = explainFailure(line)
  return detail === null ? text : `${text} Détail${N}: ${detail}`
}
