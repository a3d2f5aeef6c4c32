import { REST_OF_STYLES } from './first-styles'
import { FIRST_VIEW, FRESH } from './fresh'
import { COMING } from './reserve-list'
import { VIEW_ATTRIBUTE } from './view-shell'

/** Ends the name of code that the first page of a visit loads only once the visitor has touched it. */
export const LATER = '+'
/** Looks so often, in ms, whether what is looked at first has been painted, once the page was loaded. */
const LOOK_MS = 30
/** Looks at least: an entry of what was painted comes a moment later. */
const FEWEST_LOOKS = 3
/** Looks at most: a page in the background paints nothing. */
const MOST_LOOKS = 12

/**
 * Runs at the end of a page. Says what Gatsby wants to know of its scripts (`data-compilation`: hash of their compilation; a
 * map that it reads nothing from) and loads them (`data-files`) once the largest picture or text of the first view is
 * painted, or as soon as the visitor touches the page or presses a key; at once where the list that the address asks for takes
 * scripts to be seen. At the same time it preloads what those scripts need first: the data of every page (`data-data`), and the code of this one. The
 * body names the template and the blocks, or a view of a vehicle names its own template; `data-code` lists their files.
 * Where a view of a vehicle is shown, the vehicle's large picture is not waited for. Scripts that a visitor waits for have a high priority: a browser that opens six
 * connections would fetch all of that data before them, and pictures out of view wait until they are there, or the visitor scrolls. The
 * rules that the page lacks come with them.
 */
export const START_SCRIPTS_SCRIPT = `(function(w,d,s){
var k=w.vitrineInput,g=0,p=0,b=d.body.dataset,l=';'+s.code+';',c={},v=d.querySelector('[${VIEW_ATTRIBUTE}]'),m=v?null:d.querySelector('img[fetchpriority=high]');
w.___webpackCompilationHash=s.compilation;w.___chunkMapping={};
function add(t,a){var e=d.createElement(t),n;for(n in a)e[n]=a[n];d.head.appendChild(e)}
function code(x){[(v&&v.querySelector('[data-template]')||d.body).dataset.template].concat((b.blocks||'').split(' ').map(function(n){return'block-'+n})).forEach(function(n){
var i=l.indexOf(';'+n+x+':');
if(i>=0)l.slice(l.indexOf(':',i)+1,l.indexOf(';',i+1)).split(' ').forEach(function(f){if(!c[f])add('link',{rel:'preload',as:'script',href:'/'+f+'.js'});c[f]=1})})}
${REST_OF_STYLES}
function rest(){if(d.documentElement.getAttribute('${FRESH}')=='${FIRST_VIEW}')d.documentElement.setAttribute('${FRESH}','')}
function start(h){if(g++)return;styles();if(!h)rest();
s.files.split(' ').forEach(function(f,i,a){var l=i==a.length-1?rest:null;add('script',{src:f,async:false,fetchPriority:h?'high':'auto',onload:l,onerror:l})});
code('');
[s.data].concat(v?'/page-data'+v.getAttribute('${VIEW_ATTRIBUTE}')+'/page-data.json':[]).forEach(function(f){add('link',{rel:'preload',as:'fetch',crossOrigin:'anonymous',href:f})})}
function now(){start(1);code('${LATER}')}
if(k)k.start=now;
w.addEventListener('scroll',rest,{once:true,passive:true});
if((k&&k.isWanted)||d.documentElement.hasAttribute('${COMING}'))return now();
try{new PerformanceObserver(function(l){l.getEntries().forEach(function(e){if(!m||e.url)p=1})}).observe({type:'largest-contentful-paint',buffered:true})}catch(x){p=1}
function look(n){if(p?n<${FEWEST_LOOKS}:n<${MOST_LOOKS})setTimeout(look,${LOOK_MS},n+1);else if(w.requestIdleCallback)requestIdleCallback(function(){start()},{timeout:500});else setTimeout(start)}
if(d.readyState=='complete')look(0);else w.addEventListener('load',function(){look(0)})
})(window,document,document.currentScript.dataset)`.replaceAll('\n', '')
