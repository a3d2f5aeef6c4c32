/**
 * Fills the placeholders of a text; placeholders inside a value are left alone.
 *
 * @param values replace `{name}`
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
