import { demoCatalogue } from '..'
import { documentAt } from '.'
import { pdfOf } from './pdf'

const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

describe('data sheets', () => {
  it('lie where the models say, and are as large as they say', () => {
    for (const { downloads } of demoCatalogue().models) {
      for (const { url, size } of downloads) expect(documentAt(url)?.byteLength).toBe(size)
    }
  })

  it('are PDF files whose table of objects points at the objects', () => {
    const file = textOf(documentAt('/f/88001/documents/fiche-technique-peugeot-3008.pdf'))
    expect(file.startsWith('%PDF-1.4')).toBe(true)
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
    expect(file.slice(start, start + 4)).toBe('xref')
    const offsets = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(7)
    offsets.forEach((offset, index) => expect(file.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true))
  })

  it('write French and the euro as the standard fonts encode them', () => {
    const file = textOf(pdfOf('x', [{ text: 'L’été (5 €) coûte\u202F!', x: 0, y: 0, size: 10 }]))
    expect(file).toContain('(L\x92été \\(5 \x80\\) coûte\u00A0!)')
  })

  it('write every name of the catalogue', () => {
    for (const { downloads } of demoCatalogue().models)
      for (const { url } of downloads) expect([url, /\(\?|\?[^ )]/.test(textOf(documentAt(url)))]).toEqual([url, false])
    expect(textOf(pdfOf('x', [{ text: 'Škoda, Ÿ, ž', x: 0, y: 0, size: 10 }]))).toContain('(\x8Akoda, \x9F, \x9E)')
  })

  it('are not found elsewhere', () => {
    expect(documentAt('/f/88001/documents/fiche-technique-lada-niva.pdf')).toBeNull()
    expect(documentAt('/f/88001/documents/../secret.pdf')).toBeNull()
  })
})
