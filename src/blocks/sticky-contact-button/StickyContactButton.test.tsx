import { act, screen } from '@testing-library/react'
import { PageAddressProvider } from '../../features/page/page-address'
import { renderFrench } from '../../features/testing/render'
import { StickyContactButton } from './StickyContactButton'

let show: (isIntersecting: boolean) => void = () => undefined
class FakeObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe(target: Element): void {
    show = (isIntersecting) => this.callback([{ isIntersecting, target } as never], this as never)
  }
  disconnect(): void {
    show = () => undefined
  }
}
beforeEach(() => Object.defineProperty(globalThis, 'IntersectionObserver', { value: FakeObserver, configurable: true }))
afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

const page = (to: string) =>
  renderFrench(
    <PageAddressProvider location={{ pathname: '/services/service-apres-vente' }}>
      <section id="formulaire" />
      <StickyContactButton
        block={{ _uid: 'a', component: 'sticky-contact-button', label: 'Rendez-vous', to } as never}
      />
    </PageAddressProvider>,
  )
const link = () => screen.queryByRole('link', { name: 'Rendez-vous' })

describe('sticky contact button', () => {
  it('makes room for the form that it leads to while that is on the screen', () => {
    page('/services/service-apres-vente#formulaire')
    expect(link()).toBeVisible()
    act(() => show(true))
    expect(link()).toBeNull()
    act(() => show(false))
    expect(link()).toBeVisible()
  })

  it('stays where it leads to another page', () => {
    page('/directcontact#formulaire')
    act(() => show(true))
    expect(link()).toBeVisible()
  })
})
