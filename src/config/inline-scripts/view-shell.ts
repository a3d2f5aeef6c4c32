/** On the part of a vehicle's page that a view takes the place of; its value is the page that shows the view. */
export const VIEW_ATTRIBUTE = 'data-view'
/** On a shell: the addresses it is for, each as `segments/last=page`, as `3/essai-routier=/stock/vue/essai`. */
export const SHELL_ATTRIBUTE = 'data-shell'

/**
 * Stands behind the shells of the views of a vehicle, in its page. Hosts answer a view with that page: where the address
 * is a view's, its shell is shown in place of the vehicle before any of it is drawn. The page that the shell was rendered
 * in is not the one that is shown, so no link in it is the current one.
 */
export const VIEW_SHELL_SCRIPT = `(function(s){
var h=s.parentNode,p=location.pathname.replace(/\\/+$/,'').split('/'),k=' '+(p.length-1)+'/'+p.pop()+'=';
[].forEach.call(s.previousElementSibling.content.children,function(e){
var m=(' '+e.getAttribute('${SHELL_ATTRIBUTE}')).split(k)[1];if(!m)return;
e=document.importNode(e,true);
[].forEach.call(e.querySelectorAll('a[aria-current]'),function(a){a.removeAttribute('aria-current')});
h.parentNode.setAttribute('${VIEW_ATTRIBUTE}',m.split(' ')[0]);
h.parentNode.insertBefore(e,h)})
})(document.currentScript)`.replaceAll('\n', '')
