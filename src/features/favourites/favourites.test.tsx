import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createIdListStore, parseIds } from '../storage/id-list-store'
import { renderFrench } from '../testing/render'
import { FavouriteButton } from './FavouriteButton'
import { favourites } from './favourites-store'

beforeEach(() => {
  favourites.clear()
  localStorage.clear()
})

describe('favourites', () => {
  it('keep a vehicle on the device and let it go again', async () => {
    renderFrench(<FavouriteButton id={12} name="Fiat 500" />)
    const heart = screen.getByRole('button', { name: /Fiat 500/ })
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('vitrine.favourites')).toBe('[12]')
    await userEvent.click(heart)
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem('vitrine.favourites')).toBe('[]')
  })

  it.each([
    ['nothing', null, []],
    ['half a document', '[1,2', []],
    ['another shape', '{"ids":[1]}', []],
    ['what is no stock number', '[1,"2",-3,4.5,null,6]', [1, 6]],
    ['doubles', '[1,1,2]', [1, 2]],
  ])('read %s in storage without harm', (_what, stored, ids) => {
    expect(parseIds(stored)).toEqual(ids)
  })

  it('begin with what a visit before left', () => {
    localStorage.setItem('before', '[7,8]')
    expect(createIdListStore({ key: 'before' }).useIds.getState().ids).toEqual([7, 8])
  })

  it('show nothing in the first render, so that hydration finds what the server wrote', () => {
    localStorage.setItem('before', '[7,8]')
    expect(createIdListStore({ key: 'before' }).useIds.getInitialState().ids).toEqual([])
  })

  it('follow another tab', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'vitrine.favourites', newValue: '[3]' }))
    expect(favourites.useIds.getState().ids).toEqual([3])
  })

  it('work for the visit when storage refuses', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    favourites.add(5)
    expect(favourites.useIds.getState().ids).toEqual([5])
    refuse.mockRestore()
  })
})
