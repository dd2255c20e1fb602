/// <reference path="./pdf-libraries.d.ts" />
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { openFont } from './open-font.ts'
import { findScriptFont } from './script-fonts.ts'
import { hasRightToLeft, orderParts } from './text-direction.ts'

/** The product's typefaces as documents use them. Static: the library embeds no variable fonts. */
const styles = {
  body: ['commissioner', 400],
  strong: ['commissioner', 600],
  title: ['literata', 600],
} as const
export type FontStyle = keyof typeof styles

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const

/** Stands for signs that no typeface has, such as emoji. They have no box. */
const missing = '?'
/** Splits text into signs as readers see them: an emoji of several parts is replaced once. */
export const signs = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Controls, and what only changes how its neighbours are joined or directed. */
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** Signs without a shape of their own, but for joiners, which change those of letters. */
const unshaping = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu
/** The narrow space of some amounts is in no typeface of ours, and other spaces are in some. */
const oddSpace = /[^\P{Zs} \u00a0]|\t/gu

export interface PdfFont {
  readonly name: string
  readonly font: Font
  /** Letters take their shapes from their neighbours: signs are written whole, with their joiners. */
  readonly isShaped?: boolean
}

/** Text that one font can write. */
export interface TextRun {
  readonly font: PdfFont
  readonly text: string
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, PdfFont | undefined>()

/** Read at its first use and kept: half a megabyte for all. Undefined where a typeface lacks the script. */
function loadFont(style: FontStyle, script: (typeof scripts)[number]): PdfFont | undefined {
  const name = `${style}-${script}`
  if (!loaded.has(name)) {
    const [family, weight] = styles[style]
    const path = findFile(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`)
    loaded.set(name, path ? { name, font: openFont(readFileSync(path)) } : undefined)
  }
  return loaded.get(name)
}

function findFile(specifier: string): string | undefined {
  try {
    return resolve(specifier)
  } catch {
    return undefined
  }
}

/** A line split by the fonts that have its signs, from the left to the right. A font goes on as long as it can. */
export function splitIntoRuns(text: string, style: FontStyle): TextRun[] {
  const line = text.normalize('NFC').replace(oddSpace, '\u00a0')
  return orderParts(line).flatMap(({ text: part, isFromRight }) =>
    isFromRight ? splitFromRight(part, style) : splitByFont(part, style).map(fromLeft),
  )
}

/** The library writes digits of Arabic from the right, as if they were letters. */
const fromLeft = (run: TextRun): TextRun =>
  /^[\u0660-\u066c\u06f0-\u06f9.,/: \u00a0-]+$/.test(run.text) && run.font.isShaped
    ? { ...run, text: [...run.text].reverse().join('') }
    : run

/** The library writes words from the left, and only the letters within one as their script has them. */
function splitFromRight(text: string, style: FontStyle): TextRun[] {
  const words = text.split(/([ \u00a0]+)/).toReversed()
  return words.flatMap((word) =>
    splitByFont(word, style)
      .toReversed()
      .map((run) => (hasRightToLeft(run.text) ? run : { ...run, text: [...run.text].reverse().join('') })),
  )
}

function splitByFont(text: string, style: FontStyle): TextRun[] {
  const runs: { font: PdfFont; text: string }[] = []
  for (const { segment } of signs.segment(text)) {
    for (const [font, written] of writeSign(segment, style, runs.at(-1)?.font)) {
      const last = runs.at(-1)
      if (last?.font === font) last.text += written
      else runs.push({ font, text: written })
    }
  }
  return runs
}

/** How far below the top of a line the signs of a run begin, as a share of the size: all runs stand on one baseline. */
export function findDrop({ font: { font } }: TextRun, style: FontStyle): number {
  const { font: latin } = requireLatin(style)
  return latin.ascent / latin.unitsPerEm - font.ascent / font.unitsPerEm
}

/** A sign with those of its marks that a typeface has, or its replacement. */
function writeSign(sign: string, style: FontStyle, current: PdfFont | undefined): [PdfFont, string][] {
  const [base, ...marks] = sign.replace(invisible, '')
  if (base === undefined) return []
  const font = findFont(base, style, current)
  if (!font) return [[requireLatin(style), missing]]
  if (font.isShaped) return [[font, sign.replace(unshaping, '')]]
  return [
    [font, base],
    ...marks.flatMap((mark): [PdfFont, string][] => {
      const found = findFont(mark, style, font)
      return found ? [[found, mark]] : []
    }),
  ]
}

/** The current font if it has the sign. */
function findFont(sign: string, style: FontStyle, current: PdfFont | undefined): PdfFont | undefined {
  const codePoint = sign.codePointAt(0) ?? 0
  if (current?.font.hasGlyphForCodePoint(codePoint)) return current
  for (const script of scripts) {
    const font = loadFont(style, script)
    if (font?.font.hasGlyphForCodePoint(codePoint)) return font
  }
  return findScriptFont(sign)
}

function requireLatin(style: FontStyle): PdfFont {
  const latin = loadFont(style, 'latin')
  if (!latin) throw new Error('The fonts of documents are not installed')
  return latin
}
