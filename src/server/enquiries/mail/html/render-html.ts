import { site } from '../../../../config/site'
import { plainText } from '../../../../domain/enquiry/plain-text'
import type { MailDocument } from '../document'
import { blockHtml } from './blocks'
import { Markup, markup } from './markup'
import { FONT, LIGHT, STYLES } from './palette'

/** Outlook for Windows knows no largest width: it gets a table of 600 pixels around the card. */
const OUTLOOK_OPENS = new Markup(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->',
)
const OUTLOOK_CLOSES = new Markup('<!--[if mso]></td></tr></table><![endif]-->')
/** Keeps what follows out of the preview in lists of messages. */
const FILLER = new Markup('&#847;&zwnj;&nbsp;'.repeat(60))

/** A mail as an HTML document of at most 600 pixels, without anything that must be loaded from elsewhere. */
export const renderHtml = ({ title, preheader, eyebrow, blocks, footer, siteUrl }: MailDocument): string =>
  plainText(
    markup`<!doctype html>
<html lang="${site.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${title}</title>
<style>${new Markup(STYLES)}</style>
</head>
<body class="m-back" style="margin:0;padding:0;background-color:${LIGHT.mist}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${LIGHT.mist};mso-hide:all">${preheader}${FILLER}</div>
<table role="presentation" class="m-back" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.mist}" style="background-color:${LIGHT.mist}"><tr>
<td align="center" style="padding:24px 12px">
${OUTLOOK_OPENS}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td bgcolor="${LIGHT.ink}" class="m-pad" style="background-color:${LIGHT.ink};border-radius:12px 12px 0 0;padding:20px 36px">
<a href="${siteUrl}" style="font-family:${FONT};font-size:19px;line-height:26px;font-weight:700;color:${LIGHT.paper};text-decoration:none"><span style="color:#ff6b7d">&#9679;</span>&nbsp; ${site.name}</a>
</td></tr>
<tr><td class="m-card m-pad" bgcolor="${LIGHT.paper}" style="background-color:${LIGHT.paper};border-radius:0 0 12px 12px;padding:32px 36px 20px">
<p class="m-soft" style="font-family:${FONT};font-size:14px;line-height:20px;color:${LIGHT.slate};margin:0 0 4px">${eyebrow}</p>
<h1 class="m-text m-title" style="font-family:${FONT};font-size:28px;line-height:36px;font-weight:700;color:${LIGHT.ink};margin:0 0 16px">${title}</h1>
${blocks.map(blockHtml)}
</td></tr>
<tr><td class="m-pad" style="padding:20px 36px 8px">${footer.map(blockHtml)}</td></tr>
</table>
${OUTLOOK_CLOSES}
</td></tr></table>
</body>
</html>
`.html,
    true,
  )
