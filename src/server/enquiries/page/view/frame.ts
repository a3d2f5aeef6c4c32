import { html } from 'hono/html'
import { site } from '../../../../config/site'
import { telHref } from '../../../../domain/format/tel-href'
import { text } from '../../texts'

/** A piece of the page; everything put into it is escaped. */
export type Html = ReturnType<typeof html>

const LOGO = html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true" focusable="false"><rect width="34" height="34" rx="9"/><path d="M11 0c0 7 13 8 13 16.5S10 25 10 34"/></svg>`

/** A telephone number that can be pressed. */
export const phoneLink = (phone: string): Html => html`<a class="phone" href="${telHref(phone)}">${phone}</a>`

/**
 * The document around every page of this folder.
 *
 * @param style address of the stylesheet
 */
export const frame = (title: string, style: string, content: Html): Html => html`<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light">
<meta name="theme-color" content="${site.themeColour}">
<title>${title} – ${site.name}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#contenu">${text('enquiry.page.skip')}</a>
<header><div class="wrap"><a class="logo" href="/">${LOGO}<span><small>Groupe</small>${site.name.replace(/^Groupe /, '')}</span></a>${phoneLink(site.phone)}</div></header>
<main class="wrap" id="contenu" tabindex="-1">${content}</main>
</body>
</html>`
