import { compileMessage } from '../gatsby/messages/compile-message'
import type { CompiledMessage, CompiledMessages } from '../intl/compiled'
import messages from '../locales/fr.json'
import previewMessages from '../locales/fr.preview.json'

const table: Record<string, CompiledMessage> = {}
for (const [id, text] of Object.entries({ ...messages, ...previewMessages })) table[id] = compileMessage(text)

/** All texts, because in tests no build adds them to their modules. */
export const compiledMessages: CompiledMessages = table

export const carryMessages = (more: CompiledMessages): void => void Object.assign(table, more)
