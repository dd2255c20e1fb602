/** Prints a text alone, without the page around it: in a frame of its own, which goes once it was printed. */
export function printText(text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument, contentWindow } = frame
  if (!contentDocument || !contentWindow) {
    frame.remove()
    return
  }
  const pre = contentDocument.createElement('pre')
  pre.textContent = text
  contentDocument.body.append(pre)
  contentWindow.addEventListener('afterprint', () => frame.remove())
  contentWindow.print()
}
