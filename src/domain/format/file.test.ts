import { fileTypeOf, formatFileSize } from './file'

describe('what is said of a file', () => {
  it('is its size in kilobytes, or in megabytes from one on', () => {
    expect(
      [1, 240_400, 999_499, 1_000_000, 1_234_567].map((bytes) => formatFileSize(bytes).replace(/\s/, ' ')),
    ).toEqual(['1 ko', '240 ko', '999 ko', '1 Mo', '1,2 Mo'])
  })

  it.each([
    ['https://a.example/f/1/conditions.pdf', 'PDF'],
    ['https://a.example/tarifs.XLSX?v=2', 'XLSX'],
    ['https://a.example/v1.2/conditions', null],
    ['https://a.example/conditions.document', null],
    ['https://a.example/.pdf', null],
    ['https://example.lu', null],
    ['conditions.pdf', null],
  ])('is the type that the name of %s ends with', (address, type) => {
    expect(fileTypeOf(address)).toBe(type)
  })
})
