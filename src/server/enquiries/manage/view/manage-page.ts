import { html } from 'hono/html'
import type { Location } from '../../../../domain/location/types'
import { wishFieldsOf } from '../../../../domain/enquiry/wishes'
import { wishFacts } from '../../mail/content/wishes'
import type { Fact } from '../../mail/document'
import { text } from '../../mail/text'
import { frame, phoneLink } from '../../page/view/frame'
import type { Html } from '../../page/view/frame'
import { paths } from '../../../../config/segments'
import { site } from '../../../../config/site'
import type { ManagedEnquiry } from '../read-managed'
import { wishForm } from './wish-form'
import type { WishFormState } from './wish-form'

export interface ManagePage {
  /** Address of the stylesheet. */
  style: string
  managed: ManagedEnquiry
  location: Location | null
  /** Says that the vehicle was sold or withdrawn; null while it is offered. */
  gone: string | null
  /** Path of this page with its token. */
  path: string
}

const factsView = (facts: readonly Fact[]): Html =>
  html`<dl class="facts">${facts.map(
    ([label, value]) =>
      html`<div><dt>${label}</dt><dd>${value.map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.label)).join('')}</dd></div>`,
  )}</dl>`

const aboutFacts = ({ managed, location }: ManagePage): Fact[] => {
  const { reference, enquiry } = managed
  return [
    [text('manage.reference'), [reference]],
    [text('manage.kind'), [text(`enquiry.kind.${enquiry.kind}`)]],
    ...(enquiry.subjectTitle === null ? [] : [[text('manage.about'), [enquiry.subjectTitle]] as const]),
    ...(location === null ? [] : [[text('manage.location'), [location.name]] as const]),
  ]
}

const callUs = ({ location }: Pick<ManagePage, 'location'>): Html =>
  html`<p>${text('enquiry.page.call')} ${phoneLink(location?.phone ?? site.phone)}</p>`

const wishesCard = (page: ManagePage): Html | '' => {
  if (wishFieldsOf(page.managed.enquiry.kind).length === 0) return ''
  const facts = wishFacts(page.managed.wishes)
  return html`<section class="card"><h2>${text('mail.wishes.title')}</h2>
${facts.length === 0 ? html`<p>${text('manage.none')}</p>` : html`${factsView(facts)}<p class="hint">${text(page.gone === null ? 'manage.note' : 'mail.wishes.gone')}</p>`}</section>`
}

/**
 * What was asked for, with the form to choose another moment and the way to cancel. For a vehicle that was sold there is
 * no other moment.
 *
 * @param notice a sentence about what was done before; null: nothing
 */
export const managePage = (page: ManagePage, form: WishFormState, notice: string | null): Html => {
  const { style, managed, path, gone } = page
  const canChange = gone === null && wishFieldsOf(managed.enquiry.kind).length > 0
  const title = text(canChange ? 'manage.appointmentTitle' : 'manage.requestTitle')
  return frame(
    title,
    style,
    html`<h1>${title}</h1>
${notice === null ? '' : html`<p class="notice" role="status">${notice}</p>`}
<div class="stack">
${gone === null ? '' : html`<section class="card"><p>${gone}</p><p><a class="button second" href="${paths.stock}">${text('vehicle.seeStock')}</a></p></section>`}
${wishesCard(page)}
<section class="card">${factsView(aboutFacts(page))}</section>
${canChange ? wishForm(page, form) : ''}
<section class="card"><h2>${text('manage.cancelTitle')}</h2><p>${text('manage.cancelIntro')}</p>
<p><a class="button second" href="${path}&amp;etape=annuler">${text('manage.cancelLink')}</a></p></section>
${callUs(page)}
</div>`,
  )
}

/** Asks once more before an enquiry is cancelled. */
export const confirmCancelPage = (page: ManagePage): Html =>
  frame(
    text('manage.confirmTitle'),
    page.style,
    html`<h1>${text('manage.confirmTitle')}</h1>
<div class="stack"><section class="card">${factsView([...aboutFacts(page), ...wishFacts(page.managed.wishes)])}</section>
<p>${text('manage.confirmText')}</p>
<form class="plain" method="post" action="${page.path}"><input type="hidden" name="action" value="cancel">
<div class="actions"><button>${text('manage.confirmYes')}</button><a class="button second" href="${page.path}">${text('manage.confirmNo')}</a></div></form></div>`,
  )

/** What an enquiry that was cancelled shows from then on. */
export const cancelledPage = (page: ManagePage): Html =>
  frame(
    text('manage.cancelledTitle'),
    page.style,
    html`<h1>${text('manage.cancelledTitle')}</h1>
<div class="stack"><p class="notice" role="status">${text('manage.cancelledText')}</p>
<section class="card">${factsView(aboutFacts(page))}</section>${callUs(page)}
<p><a class="button second" href="/">${text('enquiry.page.home')}</a></p></div>`,
  )
