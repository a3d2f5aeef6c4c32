import { sharedData } from './shared-data'

describe('data of every page', () => {
  it('are one file by address, without what is not there', async () => {
    const files: Record<string, string> = {
      'page-data/app-data.json': '{"webpackCompilationHash":"1"}\n',
      'slice-data/header.json': '{"data":{}}',
    }
    const text = await sharedData(async (name) => files[name] ?? null)
    expect(JSON.parse(text)).toEqual({
      '/page-data/app-data.json': { webpackCompilationHash: '1' },
      '/slice-data/header.json': { data: {} },
    })
  })
})
