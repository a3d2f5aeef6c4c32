import { html } from 'hono/html'
import type { Html } from './html'

/** Base path of the styles, script, font and icon. */
export const ASSETS = '/demo/assets'

export interface Frame {
  title: string
  /** Which of the two pages this is. */
  page: 'boite' | 'crm'
  /** Where the site is. */
  siteUrl: string
  /** What the page shows, see `Changes`. */
  revision: string
  className?: string
}

const logo = html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true" focusable="false"><rect width="34" height="34" rx="9"/><path d="M11 0c0 7 13 8 13 16.5S10 25 10 34"/></svg>`

const PAGES = [
  { page: 'boite', label: 'Boîte de réception' },
  { page: 'crm', label: 'CRM' },
] as const

/** The document around both pages. */
export const layout = (
  { title, page, siteUrl, revision, className = '' }: Frame,
  content: Html,
): Html => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light">
<title>${title} | Groupe Alzette (démonstration)</title>
<link rel="preload" href="${ASSETS}/instrument-sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${ASSETS}/receivers.css">
<link rel="icon" href="${ASSETS}/icon.svg" type="image/svg+xml">
<script type="module" src="${ASSETS}/receivers.js"></script>
</head>
<body class="${page} ${className}" data-stream="/demo/${page}/flux" data-revision="${revision}">
<a class="sr skip" href="#contenu">Aller au contenu</a>
<header class="top"><div class="wrap">
<a class="logo" href="/demo/${page}">${logo}<span><small>Groupe Alzette</small>Démonstration</span></a>
<nav aria-label="Démonstration"><ul>${PAGES.map(
  (one) =>
    html`<li><a href="/demo/${one.page}"${one.page === page ? html` aria-current="page"` : ''}>${one.label}</a></li>`,
)}<li><a href="${siteUrl}">Le site</a></li></ul></nav>
<p class="link-state" id="state" data-state="still"><span class="dot" aria-hidden="true"></span><span role="status">Rechargez pour actualiser</span></p>
</div></header>
<main id="contenu" tabindex="-1">${content}</main>
</body>
</html>`
