import type { EarlyInput } from './keep-input'

/** Takes what is typed between the opening of the site search and the moment its own field is there. */
export interface EarlyField {
  /** Has the focus meanwhile; null at any other time. */
  input: HTMLInputElement | null
  /** What had the focus before. */
  before: Element | null
  /** Whether Enter was pressed after the last change. */
  isSent: boolean
  /** Set by the scripts of the page: called when Escape takes the opening back. */
  cancel: (() => void) | null
  /** Puts the input on the page and gives it the focus. @param opening what is not to be done again once it was removed */
  open: (opening?: EarlyInput) => void
  /** Removes the input; the focus that it still has goes back. */
  close: () => void
}

declare global {
  interface Window {
    /** Left by `KEEP_INPUT_SCRIPT`; missing in development. */
    vitrineSearch?: EarlyField
  }
}

/** The links to the site search, whose dialog has to be loaded first. */
export const SEARCH_LINK = 'a[aria-keyshortcuts~="Control+K"]'

/** The longest text that the search takes. */
export const SEARCH_LENGTH = 120

const LOOK = 'position:fixed;top:0;left:0;width:1px;height:1px;padding:0;border:0;opacity:0;font-size:16px'

/**
 * Part of `KEEP_INPUT_SCRIPT`. It uses a real but invisible input, so that dead keys, input methods and phone keyboards work too.
 */
export const EARLY_FIELD = `
var s=w.vitrineSearch={input:null,before:null,isSent:false,cancel:null,
open:function(r){
var d=document,i=s.input,a=d.querySelector('${SEARCH_LINK}');
if(!i){
i=s.input=d.createElement('input');s.before=d.activeElement;s.isSent=false;o=r;
i.style.cssText='${LOOK}';i.maxLength=${SEARCH_LENGTH};i.autocomplete=i.autocapitalize='off';
if(a)i.setAttribute('aria-label',a.textContent);
i.oninput=function(){s.isSent=false};
i.onkeydown=function(e){
if(e.isComposing)return;
if(e.key=='Enter')s.isSent=true;
if(e.key=='Escape'){s.close();if(s.cancel)s.cancel()}};
d.body.appendChild(i)}
i.focus({preventScroll:true})},
close:function(){
var i=s.input,b=s.before,f=document.activeElement==i;
if(!i)return;
s.input=null;if(o)o.isOver=true;i.remove();
if(f&&b&&b.focus)b.focus({preventScroll:true})}},o;
function ask(r){if(!s.input)k.kept.push(r);s.open(r)}`
