import type { Asker } from '../knowledge/asker'
import { wantsTestDrive } from '../search/intents'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'

const SEE = '(?:voir|regarder|visiter|decouvrir|examiner|see|view|ansehen|anschauen|kucken|gesinn)'
const IT = '(?:la|le|l|cette|ce|it|ihn|sie|es|hen|se|den|dat)'
const WHEN =
  '(?:quand|(?:a|de) quelles? heures?|a partir de quelle heure|quels? jours?|quels? horaires|quelles heures|when|wann|weini)'
/** "Je peux passer la voir quand ?", "quand est-elle visible ?" */
const WHEN_SEEN = new RegExp(
  ` ${WHEN}(?: \\w+){0,7} (?:${IT} ${SEE}|${SEE} ${IT}) | (?:${IT} ${SEE}|${SEE} ${IT})(?: \\w+){0,5} ${WHEN} | ${WHEN}(?: \\w+){0,3} (?:visible|exposee?) | (?:visible|exposee?)(?: \\w+){0,4} ${WHEN} `,
)

/** Where the vehicle whose page is open stands, and when it can be seen there; null where a sentence does not ask when. */
export const visitOfVehicle = (text: string, { here }: Asker, { facts }: Knowledge): Reply | null => {
  if (!WHEN_SEEN.test(text) || wantsTestDrive(text)) return null
  const locationIds = here ?? facts.dealerships.map(({ id }) => id)
  if (locationIds.length === 0) return null
  return {
    code: 'several',
    replies: [
      { code: 'fact', fact: 'location' },
      { code: 'dealership', about: 'hours', locationIds, day: null, isNow: false },
    ],
  }
}
