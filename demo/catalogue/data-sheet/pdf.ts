/** A line of text on the page. */
export interface PdfLine {
  text: string
  /** Points from the left and from the top of the page. */
  x: number
  y: number
  size: number
  bold?: boolean
}

/** A4 in points. */
const PAGE = { width: 595, height: 842 }

/** Characters of Windows-1252 that are not where Latin-1 has them: codes 0x80 to 0x9F in order, gaps as spaces. */
const WIN_ANSI: Record<string, number> = Object.fromEntries(
  '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
    .split('')
    .flatMap((character, index) => (character === ' ' ? [] : [[character, 0x80 + index]])),
)

/** Spaces that the standard fonts lack become plain no-break spaces; what they cannot write at all, a question mark. */
const encode = (text: string): string =>
  [...text.replace(/[\u202F\u2009]/g, '\u00A0').replace(/₂/g, '2')]
    .map((character) => {
      const code = WIN_ANSI[character] ?? character.charCodeAt(0)
      const byte = String.fromCharCode(code <= 0xff ? code : 0x3f)
      return /[()\\]/.test(byte) ? `\\${byte}` : byte
    })
    .join('')

const drawn = ({ text, x, y, size, bold }: PdfLine): string =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${PAGE.height - y} Td (${encode(text)}) Tj ET`

const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/**
 * A PDF of one page with lines of text in Helvetica; the same lines make the same bytes.
 *
 * @see ISO 32000-1, 7.5 (file structure) and 9.4 (text objects)
 */
export const pdfOf = (title: string, lines: readonly PdfLine[]): Uint8Array => {
  const content = lines.map(drawn).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-LU) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${encode(title)}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
