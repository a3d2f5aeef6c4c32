import type { QuantitativeValue } from 'schema-dts'

/** Any node of schema.org structured data, typed by `schema-dts` or not; `undefined` members are left out when it is serialised. */
export interface JsonLdNode {
  readonly '@type': string | readonly string[]
}

/** A node that nobody checks. */
export interface JsonLd extends JsonLdNode {
  [property: string]: unknown
}

/** A document for a `<script type="application/ld+json">`. */
export const jsonLdDocument = <Node extends JsonLdNode>(node: Node): Node & { '@context': string } => ({
  '@context': 'https://schema.org',
  ...node,
})

/** A number with its unit, as a UN/CEFACT code (`KMT` km, `KGM` kg, `CMQ` cm³, `KWT` kW, `BHP` ch). */
export const quantity = (value: number | null, unitCode: string): QuantitativeValue | undefined =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode }

/** Cents as schema.org wants amounts: a decimal number with a dot. */
export const decimalAmount = (cents: number): string => (cents / 100).toFixed(2)

export interface Crumb {
  label: string
  /** Root-relative; the last crumb has none. */
  path?: string
}

/** @param origin origin of the site, without a slash at the end */
export const breadcrumbJsonLd = (crumbs: Crumb[], origin: string): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: path === undefined ? undefined : `${origin}${path}`,
  })),
})

interface WebPage {
  name: string
  description: string
  /** Absolute. */
  url: string
  /** BCP 47. */
  language: string
}

/** A page that is about nothing in particular. */
export const webPageJsonLd = ({ name, description, url, language }: WebPage): JsonLd => ({
  '@type': 'WebPage',
  name,
  description: description === '' ? undefined : description,
  url,
  inLanguage: language,
})
