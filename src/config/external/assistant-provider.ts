/**
 * Name of the provider that may write answers of the chat assistant, as visitors read it before they agree; empty where
 * there is none. It is no part of `publicConfig`, so that only code that needs it has it.
 */
export const assistantProvider = (): string => (process.env.GATSBY_ASSISTANT_PROVIDER ?? '').trim()
