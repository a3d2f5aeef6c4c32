import { priceDisplay } from '../price-display'
import { ACQUISITION_TYPES } from '../../domain/price/acquisition'

/** Name in localStorage of the price types that the visitor chose: a list. */
export const PRICES_KEY = 'vitrine.prices'

/** Name of the boxes that choose price types. */
export const PRICES_FIELD = 'prices'

/** On the root element while the page shows other prices than the visitor chose; its value is the first one chosen. */
export const KEPT_ATTRIBUTE = 'data-prices'

/** Lines of a card that so many prices take: two stand beside one another. */
export const priceLines = (count: number): number => Math.ceil(count / 2)

/** After so many ms the prices of the page itself are shown, for a script that does not come. */
export const PATIENCE_MS = 4000

/**
 * A script of the head. Pages are built with the default prices: those of a visitor who chose others would come a
 * moment later and push the rest about. It keeps room for them before anything is painted, and marks the page so that
 * its style hides prices that are about to be replaced (`.kept` in base.css). It ticks the boxes of the stored choice, for the
 * dialog that opens before scripts are there. Written for any browser: nothing compiles it.
 */
export const priceDisplayScript = (multiPrice: boolean = priceDisplay.multiPrice): string => {
  const shown = multiPrice ? ['purchase', 'private_lease'] : ['purchase']
  return (
    '(function(){try{' +
    `var v=JSON.parse(localStorage.getItem(${JSON.stringify(PRICES_KEY)})),` +
    `t=${JSON.stringify(ACQUISITION_TYPES)}.filter(function(x){return Array.isArray(v)&&v.indexOf(x)>=0})${multiPrice ? '' : '.slice(0,1)'},` +
    'e=document.documentElement;' +
    `if(!t.length||t.join()===${JSON.stringify(shown.join())})return;` +
    "e.style.setProperty('--price-lines',Math.ceil(t.length/2));" +
    `e.setAttribute(${JSON.stringify(KEPT_ATTRIBUTE)},t[0]);` +
    `setTimeout(function(){e.removeAttribute(${JSON.stringify(KEPT_ATTRIBUTE)})},${PATIENCE_MS});` +
    `document.addEventListener('DOMContentLoaded',function(){document.getElementsByName('${PRICES_FIELD}').forEach(` +
    'function(b){b.checked=t.indexOf(b.value)>=0})})' +
    '}catch(x){}})()'
  )
}
