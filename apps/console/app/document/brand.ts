import { stored } from '@narthex/client/device/stored'

/** Local storage key, which `first-paint.ts` reads. */
const brandKey = 'officeBrand'

let sheet: CSSStyleSheet | undefined
let shown: string | undefined

/**
 * Sets the church's colour: for the main action, selection and links, on neutral grounds. A constructed style sheet, because the
 * content policy admits no `<style>`. The device keeps it for the first paint of the next visit, so what mixes it comes after
 * the screen; where that cannot be had, the page stays as it is.
 */
export async function applyBrand(corApp: string): Promise<void> {
  if (corApp === shown) return
  shown = corApp
  const part = await import('@narthex/ui/colour/office-css').catch(() => undefined)
  if (!part) {
    shown = undefined
    return
  }
  const css = part.officeCss(corApp)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(css)
  stored(() => localStorage.setItem(brandKey, css))
}
