import { EARLY_FIELD, SEARCH_LINK } from './early-field'
import { FIRST_VIEW, FRESH } from './fresh'
import { TOGGLE } from './toggle'

/** One thing that a visitor did on a page whose scripts were not there yet. */
export interface EarlyInput {
  /** Where it was done; `input` and `change` tell of a field. */
  type: 'click' | 'input' | 'change'
  target: Element
  /** What the field held after it, whether the box was ticked; null for a click. */
  value: string | boolean | null
  /** Whether it was taken back, or is done already. */
  isOver?: boolean
}

/** What the script below leaves on the window. */
export interface InputKeeper {
  /** In their order. */
  kept: EarlyInput[]
  /** What has to be kept of an event; null for what the browser does by itself, as following a link. */
  read: (event: Event) => EarlyInput | null
  /** Keeps nothing more. */
  stop: () => void
  /** Whether a visitor has touched the page, or pressed a key. */
  isWanted: boolean
  /** Starts the scripts of the page; null until its end was read. */
  start: (() => void) | null
}

/**
 * Elements whose clicks need not be kept: the browser handles them without scripts, or fires another event for them. Links
 * that open a dialog are not among them, because their address is only a fallback for visitors without scripts.
 */
const BY_ITSELF =
  'a[href]:not([aria-haspopup]),area,summary,label,input:not([type=button]),select,textarea,option,video,audio'

/**
 * Runs in the head, before anything can be clicked. The browser follows links, opens details, ticks boxes and sends forms by
 * itself; what only scripts answer is kept until they are there (`src/gatsby/browser/replay-input.ts`), and has them
 * start. A button that keeps something looks pressed at once. Buttons with commands for a dialog work in browsers that do not know
 * commands, before and after; a click beside a dialog that closes by it is not kept. Ctrl+K counts as a click on the link to the search; what is typed after either is taken by a field of its own (`EARLY_FIELD`). A form that no address answers is not sent. It also marks a page that was opened at its top (`FRESH`). Written for
 * any browser: nothing compiles it.
 */
export const KEEP_INPUT_SCRIPT = `(function(w){${EARLY_FIELD}
var k=w.vitrineInput={kept:[],isWanted:false,start:null,read:function(e){
var t=e.target;if(!t||!t.closest)return null;
if(e.type=='click'){
if(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return null;
if(t.closedBy=='any')return null;
var b=t.closest('button');
if(!b&&t.closest('${BY_ITSELF}'))return null;
if(b&&b.hasAttribute('commandfor'))return null;
if(b&&b.type=='submit'&&b.form&&b.form.hasAttribute('action'))return null;
return{type:'click',target:t,value:null}}
if(t==s.input||!t.matches('input,select,textarea'))return null;
var c=t.type=='checkbox'||t.type=='radio';
if((e.type=='change')!=(c||t.tagName=='SELECT'||t.type=='file'))return null;
return{type:e.type,target:t,value:c?t.checked:t.value}},
stop:function(){n.forEach(function(x){w.removeEventListener(x,keep,true)});w.removeEventListener('keydown',find,true)}},
n=['click','input','change','submit'];
function keep(e){
if(e.type=='submit'){if(!e.target.hasAttribute('action'))e.preventDefault();return}
var r=k.read(e);if(!r)return;
if(r.value!==null)return k.kept.push(r);
e.preventDefault();
var b=e.target.closest('[${TOGGLE}]'),a=e.target.closest('${SEARCH_LINK}'),d=a&&a.closest('dialog');
if(d)d.close();
if(a)return ask(r);
k.kept.push(r);if(b)b.setAttribute('aria-pressed',b.getAttribute('aria-pressed')!='true')}
function find(e){
if(!e.ctrlKey&&!e.metaKey||e.shiftKey||e.altKey||String(e.key).toLowerCase()!='k')return;
var a=document.querySelector('${SEARCH_LINK}');
if(a){e.preventDefault();ask({type:'click',target:a,value:null})}}
function command(e){
var b=e.target.closest&&e.target.closest('button[commandfor]'),d=b&&document.getElementById(b.getAttribute('commandfor'));
if(!d||(b.getAttribute('command')=='close')!=d.open)return;
if(d.open)d.close();else d.showModal()}
if(!('command' in HTMLButtonElement.prototype))w.addEventListener('click',command);
w.addEventListener('keydown',find,true);
function want(){k.isWanted=true;if(k.start)k.start()}
n.forEach(function(x){w.addEventListener(x,keep,true)});
['pointerdown','touchstart','keydown'].forEach(function(x){w.addEventListener(x,want,{capture:true,passive:true})});
var p=w.performance&&performance.getEntriesByType&&performance.getEntriesByType('navigation')[0];
if(p&&p.type=='navigate'&&!location.hash)document.documentElement.setAttribute('${FRESH}','${FIRST_VIEW}')
})(window)`.replaceAll('\n', '')
