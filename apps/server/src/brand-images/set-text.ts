import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A box as satori lays it out: CSS as an object, other boxes or one text inside. */
export interface Box {
  readonly type: 'div'
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: string | Box[] }
}

export function box(style: Box['props']['style'], children?: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, ...(children ? { children } : {}) } }
}

/** Lays boxes out and sets their text in the interface's own typeface, as outlines: no font is needed to show the SVG. */
export async function setText(root: Box, width: number, height: number): Promise<string> {
  // Large, and needed by few processes before somebody shares a page.
  const { default: satori } = await import('satori')
  fonts ??= Promise.all(subsets.map(fontOf))
  return satori(root as never, { width, height, fonts: await fonts })
}

/** The scripts that a church's name may be written in. */
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese']

let fonts: Promise<Awaited<ReturnType<typeof fontOf>>[]> | undefined

async function fontOf(subset: string) {
  const file = `@fontsource-variable/commissioner/files/commissioner-${subset}-wght-normal.woff2`
  const data = await readFile(fileURLToPath(import.meta.resolve(file)))
  return { name: `Commissioner ${subset}`, data, weight: 400 as const, style: 'normal' as const }
}

/** Signs that are pictures rather than letters, which the typeface has not. */
export function withoutPictures(text: string): string {
  return text.replace(/\s*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu, '').trim()
}

/** How much wider than the lightest a stem is drawn, in parts of the text's size. */
const widening = { regular: 0.045, bold: 0.085 }

/**
 * A heavier weight. The layout reads a variable font at its lightest and knows no axis of weight, so the outline is
 * drawn as wide as what the stem lacks.
 */
export function heavier(sizePx: number, colour: string, weight: keyof typeof widening): Box['props']['style'] {
  return { WebkitTextStroke: `${(sizePx * widening[weight]).toFixed(2)}px ${colour}` }
}
