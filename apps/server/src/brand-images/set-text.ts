import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A box in satori's layout: CSS as an object; other boxes or one text inside. */
export interface Box {
  readonly type: 'div'
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | Box[] }
}

export function box(style: Box['props']['style'], children?: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) } }
}

/** Lays out boxes and draws their text as outlines of the interface's typeface: the SVG needs no font. */
export async function setText(root: Box, width: number, height: number): Promise<string> {
  // Loaded late: it is large, and few processes need it before a page is shared.
  const { default: satori } = await import('satori')
  fonts ??= Promise.all(subsets.map(loadFont))
  return satori(root as never, { width, height, fonts: await fonts })
}

/** Writing systems that a church's name may use. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']

let fonts: Promise<Awaited<ReturnType<typeof loadFont>>[]> | undefined

async function loadFont(subset: string) {
  const file = `@fontsource-variable/commissioner/files/commissioner-${subset}-wght-normal.woff2`
  const data = await readFile(fileURLToPath(import.meta.resolve(file)))
  return { name: `Commissioner ${subset}`, data, weight: 400 as const, style: 'normal' as const }
}

/** Emoji and pictographs, which the typeface lacks. */
export function withoutPictures(text: string): string {
  const letters = text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
  return letters.replace(/\s{2,}/g, ' ').trim()
}

/** Stroke width that is added to the lightest weight, as a fraction of the font size. */
const widening = { regular: 0.045, bold: 0.085 }

/**
 * Draws a heavier weight. satori reads a variable font at its lightest weight and has no weight axis, so a stroke
 * around the outline adds the missing width.
 */
export function heavier(sizePx: number, colour: string, weight: keyof typeof widening): Box['props']['style'] {
  return { WebkitTextStroke: `${(sizePx * widening[weight]).toFixed(2)}px ${colour}` }
}
