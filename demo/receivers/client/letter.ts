/** Makes the frame of a mail as high as the mail, so that only one thing scrolls. It runs no script of its own. */
export const fitLetter = (): void => {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.letter')
  if (!frame) return
  const fit = (): void => {
    const root = frame.contentDocument?.documentElement
    if (!root) return
    frame.style.height = 'auto'
    frame.style.height = `${root.scrollHeight}px`
  }
  frame.addEventListener('load', fit)
  window.addEventListener('resize', fit)
  if (frame.contentDocument?.readyState === 'complete') fit()
}
