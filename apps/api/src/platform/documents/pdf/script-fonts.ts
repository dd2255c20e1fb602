/// <reference path="./pdf-libraries.d.ts" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFont } from './open-font.ts'
import type { PdfFont } from './pdf-fonts.ts'
import { repairLayout } from './shaping.ts'

/** The files that have the signs of a script, the best one first. Chinese signs are drawn as in China where a font has no say. */
const files: readonly (readonly [script: RegExp, ...names: string[]])[] = [
  [/\p{scx=Hebr}/u, 'hebrew'],
  [/\p{scx=Arab}/u, 'arabic'],
  [/\p{scx=Hang}/u, 'kr'],
  [/[\p{scx=Hira}\p{scx=Kana}]/u, 'jp'],
  [/[\p{scx=Han}\p{scx=Bopo}\uff00-\uffef]/u, 'sc', 'tc', 'jp', 'kr'],
  [/\p{scx=Deva}/u, 'devanagari'],
  [/\p{scx=Beng}/u, 'bengali'],
  [/\p{scx=Taml}/u, 'tamil'],
  [/\p{scx=Knda}/u, 'kannada'],
  [/\p{scx=Mlym}/u, 'malayalam'],
  [/\p{scx=Thai}/u, 'thai'],
  [/\p{scx=Khmr}/u, 'khmer'],
  [/\p{scx=Mymr}/u, 'myanmar'],
  [/\p{scx=Armn}/u, 'armenian'],
  [/\p{scx=Geor}/u, 'georgian'],
  [/\p{scx=Thaa}/u, 'thaana'],
  [/\p{scx=Telu}/u, 'telugu'],
  [/\p{scx=Gujr}/u, 'gujarati'],
  [/\p{scx=Guru}/u, 'gurmukhi'],
  [/\p{scx=Orya}/u, 'oriya'],
  [/\p{scx=Sinh}/u, 'sinhala'],
  [/\p{scx=Laoo}/u, 'lao'],
  [/\p{scx=Ethi}/u, 'ethiopic'],
  // Letters of Africa and marks that the product's own typefaces lack.
  [/[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{sc=Zinh}]/u, 'letters'],
]

const loaded = new Map<string, PdfFont>()

/** Read when a text first needs it: the Chinese one has megabytes. */
function loadFont(script: string): PdfFont {
  const known = loaded.get(script)
  if (known) return known
  const path = join(import.meta.dirname, 'fonts', `noto-sans-${script}.woff`)
  const font = {
    name: `script-${script}`,
    font: repairLayout(openFont(readFileSync(path)), script),
    isShaped: true,
  }
  loaded.set(script, font)
  return font
}

/** The font of a script that has a sign; undefined where no font of ours has it. */
export function findScriptFont(sign: string): PdfFont | undefined {
  const codePoint = sign.codePointAt(0) ?? 0
  for (const [script, ...names] of files) {
    if (!script.test(sign)) continue
    for (const name of names) {
      const font = loadFont(name)
      if (font.font.hasGlyphForCodePoint(codePoint)) return font
    }
  }
  return undefined
}
