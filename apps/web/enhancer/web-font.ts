import { fontKey } from '../app/document/first-script.ts'
import { isSparing } from '../app/offline/is-sparing.ts'

/** The first visit requests the web font after its paint; `app.css` uses it from then on, on later pages at once. */
export async function loadWebFont(): Promise<void> {
  const root = document.documentElement
  const { dataset } = root
  if ('font' in dataset || isSparing()) return
  const faces = await document.fonts.load(`1em ${listFonts(root)}`).catch(() => [])
  if (faces.length === 0) return
  dataset.font = ''
  try {
    localStorage.setItem(fontKey, '1')
  } catch {
    // Without storage every page counts as the first.
  }
}

/** A look names its own fonts (look-fonts.ts). */
function listFonts(root: HTMLElement): string {
  return getComputedStyle(root).getPropertyValue('--fonts') || "'Commissioner Variable'"
}
