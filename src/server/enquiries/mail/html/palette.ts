/**
 * Colours of the site's tokens as values: mail programs know no custom properties. Dark ones are used by class, and only
 * where a program asks for them.
 */
export const LIGHT = {
  ink: '#0f2137',
  paper: '#ffffff',
  mist: '#f3f5f8',
  line: '#dce2ea',
  slate: '#48566a',
  red: '#c8102e',
  blue: '#0069a8',
  noticeBack: '#eaf3f9',
  warningBack: '#fdf4e3',
  warningLine: '#8a5a00',
} as const

const DARK = {
  back: '#0b1522',
  card: '#14233a',
  panel: '#1c2f4a',
  notice: '#12355a',
  warning: '#43330d',
  line: '#31445f',
  text: '#f1f5fa',
  soft: '#b4c1d3',
  link: '#7cc4f5',
  red: '#e0475f',
} as const

/** Without quotes, which would be escaped in every attribute. */
export const FONT = '-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Selectors by which programs ask for dark colours: most by media query, Outlook by attributes of its own. */
const darkRules = (prefix: string): string =>
  [
    `${prefix}.m-back{background-color:${DARK.back}!important}`,
    `${prefix}.m-card{background-color:${DARK.card}!important;border-color:${DARK.line}!important}`,
    `${prefix}.m-plain{background-color:${DARK.panel}!important}`,
    `${prefix}.m-notice{background-color:${DARK.notice}!important}`,
    `${prefix}.m-warning{background-color:${DARK.warning}!important}`,
    `${prefix}.m-text{color:${DARK.text}!important}`,
    `${prefix}.m-soft{color:${DARK.soft}!important}`,
    `${prefix}.m-link{color:${DARK.link}!important}`,
    `${prefix}.m-line{border-color:${DARK.line}!important}`,
    `${prefix}.m-second{background-color:${DARK.card}!important;border-color:${DARK.soft}!important}`,
  ].join('')

/** The one style sheet of a mail: everything that must hold without it stands in attributes. */
export const STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;width:100%!important;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  'table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}',
  'a{text-underline-offset:2px}',
  // Programs that make links of numbers and dates keep the colour of the text.
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
  '@media (max-width:620px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-label,.m-value{display:block!important;width:100%!important;padding-right:0!important}.m-label{padding-bottom:0!important}.m-value{padding-top:2px!important;border-top:0!important}.m-button{width:100%!important;margin-right:0!important}.m-button a{display:block!important;text-align:center!important}.m-title{font-size:24px!important;line-height:30px!important}}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  darkRules('[data-ogsb] '),
].join('\n')
