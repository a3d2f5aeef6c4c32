/** Attribute of the element that holds the page's own styles: the address of the stylesheet of all pages. */
export const STYLES_ATTRIBUTE = 'data-styles'

/** Attribute of the same element: the address of the rules that a page may lack. */
const REST_ATTRIBUTE = 'data-rest'

/** Type of that element: the browser reads it as no stylesheet, which the security policy would have to allow by its hash. */
const STYLES_TYPE = 'text/plain'

/** Address of the file with the rules that a page may lack. @param href address of the stylesheet of all pages */
export const restOfStyles = (href: string): string => href.replace(/styles(?=\.\w+\.css$)/, 'styles-rest')

/** Attributes of the element that holds the page's own styles. @param href address of the stylesheet of all pages */
export const stylesAttributes = (href: string): Record<string, string> => ({
  type: STYLES_TYPE,
  [STYLES_ATTRIBUTE]: href,
  [REST_ATTRIBUTE]: restOfStyles(href),
})

/**
 * Runs right after the element with the page's own styles and applies them, so that the first view waits for no other file. They are
 * added as one rule, because the security policy allows an empty style element and no other.
 * Without them it writes a link to the stylesheet of all pages.
 */
export const FIRST_STYLES_SCRIPT = `(function(d){
var e=d.querySelector('[${STYLES_ATTRIBUTE}]'),t=e.textContent,s;
try{if(t){s=d.head.appendChild(d.createElement('style'));s.sheet.insertRule('@media all{'+t+'}',0);return}}catch(x){}
d.write('<link rel="stylesheet" href="'+e.getAttribute('${STYLES_ATTRIBUTE}')+'">');e.removeAttribute('${REST_ATTRIBUTE}')
})(document)`.replaceAll('\n', '')

/**
 * Part of another inline script: `styles()` loads the rules that the page lacks, once. What scripts add to the page may need any of
 * them.
 */
export const REST_OF_STYLES = `function styles(){
var e=d.querySelector('[${REST_ATTRIBUTE}]');
if(e)add('link',{rel:'stylesheet',href:e.getAttribute('${REST_ATTRIBUTE}')})}`
