import type { GateFinding } from '../../builds/types'

/** `1.234` as the gate's French texts write it. */
const plain = (count: string): string => count.replace(/[.\s\u202f]/g, '')

const COUNTED: Record<string, string> = {
  'page-count': 'pages',
  'vehicle-count': 'vehicle pages',
  'redirect-count': 'redirects',
}

const DROP = [
  /^Le nombre de .+ est tombé de (\S+) à (\S+), soit (.+?)\u202f% \(au plus (.+?)\u202f%/,
  ([from = '', to = '', by = '', most = '']: string[], check: string) =>
    `the number of ${COUNTED[check] ?? check} fell from ${plain(from)} to ${plain(to)}, by ${by.replace('−', '')} % (${most.replace('−', '')} % at most)`,
] as const

type Rule = readonly [pattern: RegExp, say: (parts: string[], check: string) => string]

/** One for each sentence of the gate; the culprit stays as it is. */
const RULES: readonly Rule[] = [
  DROP,
  [
    /^Le plan du site (\S+) annonce encore (.+), qui n’existe plus\.$/,
    ([file, page]) => `${file} still lists ${page}, which is gone`,
  ],
  [/^Les données de la page (.+) sont restées/, ([page]) => `the data of ${page} are left, although the page is gone`],
  [/^Les données (.+) n’ont pas de page\.$/, ([file]) => `${file} has no page`],
  [
    /^Le véhicule (\d+) a deux pages\u202f: (.+) et (.+)\.$/,
    ([id, one, other]) => `vehicle ${id} has two pages: ${one} and ${other}`,
  ],
  [
    /^Le véhicule (\d+), dont la page n’existe plus, figure encore dans (.+)\.$/,
    ([id, file]) => `vehicle ${id}, whose page is gone, is still in ${file}`,
  ],
  [
    /^La page (.+) montre le véhicule (\d+), qui n’est plus en stock\.$/,
    ([page, id]) => `${page} shows vehicle ${id}, which is no longer in stock`,
  ],
  [/^La page (.+) n’a pas de titre\.$/, ([page]) => `${page} has no title`],
  [/^La page (.+) a un titre vide\.$/, ([page]) => `${page} has an empty title`],
  [/^La page (.+) a (\d+) titres\.$/, ([page, count]) => `${page} has ${count} titles`],
  [/^La page (.+) n’a pas de titre principal \(h1\)\.$/, ([page]) => `${page} has no heading (h1)`],
  [
    /^Le lien «\u202f(.*)\u202f» de la page (\S+) ne mène nulle part\.$/,
    ([link, page]) => `the link "${link}" of ${page} leads nowhere`,
  ],
  [
    /^Le lien «\u202f(.*)\u202f» de la page (\S+) ne mène nulle part \(de même que sur (\S+) autre/,
    ([link, page, count = '']) => `the link "${link}" of ${page} and of ${plain(count)} more leads nowhere`,
  ],
  [
    /^_redirects, ligne (\d+)\u202f: la règle «\u202f(.*)\u202f» est illisible\.$/,
    ([line, rule]) => `_redirects:${line}: "${rule}" cannot be read`,
  ],
  [/^Un autre problème du même genre/, () => 'one more of this kind'],
  [/^(\S+) autres problèmes du même genre/, ([count = '']) => `${plain(count)} more of this kind`],
]

/**
 * What the gate found, as a line for operators; people read the French sentence itself.
 *
 * @returns `check: what is wrong`
 */
export const inEnglish = ({ check, message }: GateFinding): string => {
  for (const [pattern, say] of RULES) {
    const parts = pattern.exec(message)
    if (parts) return `${check}: ${say(parts.slice(1), check)}`
  }
  return `${check}: ${message}`
}
