/** A piece of a sentence. */
export type Inline = string | { strong: string } | { href: string; label: string }

/** Label and value. */
export type Fact = readonly [label: string, value: readonly Inline[]]

export interface MailButton {
  label: string
  href: string
  isPrimary: boolean
}

/** What a mail is made of; each block has a form in HTML and one in plain text. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; content: readonly Inline[]; isSoft?: boolean }
  /** What the visitor wrote; line breaks are kept. */
  | { type: 'quote'; text: string }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'reference'; label: string; value: string; hint: string }
  | { type: 'buttons'; buttons: readonly MailButton[] }
  | { type: 'panel'; tone: 'plain' | 'notice' | 'warning'; blocks: readonly Block[] }

export interface MailDocument {
  title: string
  /** What lists of messages show beside the subject. */
  preheader: string
  /** Above the title: the kind of message. */
  eyebrow: string
  blocks: readonly Block[]
  /** Below the card, in small type. */
  footer: readonly Block[]
  siteUrl: string
}

export const paragraph = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content })
export const softParagraph = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content, isSoft: true })
export const heading = (text: string): Block => ({ type: 'heading', text })

/** A heading and its facts; nothing where there are none. */
export const factsBlock = (title: string, facts: readonly Fact[]): Block[] =>
  facts.length === 0 ? [] : [heading(title), { type: 'facts', facts }]
