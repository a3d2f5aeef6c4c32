/**
 * Puts values into the placeholders of a text; a value is never read for placeholders of its own.
 *
 * @param values replace `{name}`
 */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole))
