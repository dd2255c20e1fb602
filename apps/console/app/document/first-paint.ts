/**
 * Runs before the first paint, as a file of its own, because the content policy admits no inline code: the reader's theme and
 * the church's colours as they were last seen. Imports nothing. The keys are those of `theme.ts` and `brand.ts`.
 */
try {
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset.theme = theme
  const css = localStorage.getItem('officeBrand')
  if (css) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }
} catch {
  // Without storage the page begins in the system's theme and in grey.
}
