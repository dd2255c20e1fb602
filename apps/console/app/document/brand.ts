import { stored } from '@narthex/client/device/stored'
import { officeCss } from '@narthex/ui/colour/office-css'

/** Local storage key, which `first-paint.ts` reads. */
const brandKey = 'officeBrand'

let sheet: CSSStyleSheet | undefined
let shown: string | undefined

/**
 * Sets the church's colour: for the main action, selection and links, on neutral grounds. A constructed style sheet, because the
 * content policy admits no `<style>`. The device keeps it for the first paint of the next visit.
 */
export function applyBrand(corApp: string): void {
  if (corApp === shown) return
  shown = corApp
  const css = officeCss(corApp)
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(css)
  stored(() => localStorage.setItem(brandKey, css))
}
