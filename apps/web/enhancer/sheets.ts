import { sheetAttribute } from '../app/routing/wake.ts'

const findStyles = () => Array.from(document.querySelectorAll<HTMLStyleElement>(`style[${sheetAttribute}]`))
const addressOf = (style: HTMLStyleElement) => style.getAttribute(sheetAttribute) ?? ''

/** The style sheets whose used rules the server inlined. */
export function listSheets(): string[] {
  return findStyles().map(addressOf)
}

/**
 * Replaces inlined rules by the complete sheets, which the app needs. Rejects when one cannot be loaded; the page then
 * keeps its inlined rules.
 */
export async function loadSheets(): Promise<void> {
  markLateFont()
  await Promise.all(findStyles().map(replace))
}

function replace(style: HTMLStyleElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: addressOf(style) })
    link.addEventListener('load', () => {
      style.remove()
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('A style sheet could not be loaded'))
    })
    style.after(link)
  })
}

/**
 * Keeps the letter of a text that is being read. The complete sheet declares the reading font again, which would draw it
 * then even where it came after the first paint.
 */
function markLateFont(): void {
  const fontLink = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
  if (!fontLink) return
  const [paint] = performance.getEntriesByType('paint')
  const font = performance.getEntriesByName(fontLink.href)[0] as PerformanceResourceTiming | undefined
  if (!font || !paint || font.responseEnd > paint.startTime) document.documentElement.dataset.late = ''
}
