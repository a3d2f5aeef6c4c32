import { html } from 'hono/html'
import type { Html } from './parts'

export interface Frame {
  title: string
  /** Addresses of stylesheet, script and font, with their versions. */
  assets: { css: string; js: string; font: string }
  /** In the header, at its end. */
  tools?: Html | ''
  className?: string
}

const logo = html`<svg class="mark" viewBox="0 0 34 34" aria-hidden="true" focusable="false"><rect width="34" height="34" rx="9"/><path d="M11 0c0 7 13 8 13 16.5S10 25 10 34"/></svg>`

/** The document around every page of the status. */
export const layout = (
  { title, assets, tools = '', className = '' }: Frame,
  content: Html,
): Html => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light">
<title>${title}</title>
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets.css}">
<link rel="icon" href="/status/assets/icon.svg" type="image/svg+xml">
<script type="module" src="${assets.js}"></script>
</head>
<body class="${className}">
<a class="sr skip" href="#contenu">Aller au contenu</a>
<header class="top"><div class="wrap"><a class="logo" href="/status">${logo}<span><small>Groupe Alzette</small>État du site</span></a>${tools}</div></header>
<main id="contenu" tabindex="-1">${content}</main>
</body>
</html>`
