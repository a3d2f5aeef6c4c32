import type { CompiledMessage, CompiledMessages } from './compiled'

const table: Record<string, CompiledMessage> = {}

/** Texts of all loaded modules, by id. */
export const compiledMessages: CompiledMessages = table

/**
 * Adds the texts of a module. The build appends a call to each module that uses texts (`src/gatsby/messages`).
 *
 * @public
 */
export const carryMessages = (messages: CompiledMessages): void => void Object.assign(table, messages)
