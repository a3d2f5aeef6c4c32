import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyPart } from './lazy-part'

const Greeting = ({ name }: { name: string }) => <p>Moien {name}</p>
const shown = (part: ReturnType<typeof lazyPart<{ name: string }>>) => {
  const Part = part
  return (
    <Suspense fallback={<p>…</p>}>
      <Part name="Léa" />
    </Suspense>
  )
}

describe('part with a file of its own', () => {
  it('is shown without waiting once it was loaded', async () => {
    const part = lazyPart(() => Promise.resolve(Greeting))
    await part.load()
    render(shown(part))
    expect(screen.getByText('Moien Léa')).toBeVisible()
  })

  it('is loaded by being shown', async () => {
    const part = lazyPart(() => Promise.resolve(Greeting))
    await act(async () => void render(shown(part)))
    expect(screen.getByText('Moien Léa')).toBeVisible()
  })

  it('is asked for once, and again after it failed', async () => {
    const find = jest
      .fn<Promise<typeof Greeting>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Greeting)
    const part = lazyPart(find)
    await expect(part.load()).rejects.toThrow('offline')
    await Promise.all([part.load(), part.load()])
    expect(find).toHaveBeenCalledTimes(2)
    render(shown(part))
    expect(screen.getByText('Moien Léa')).toBeVisible()
  })
})
