/** Opens whatever hides the target of a link within the page: the entry itself and the lists around it. */
export const revealTargets = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
    for (let box = target?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true
  })
}
