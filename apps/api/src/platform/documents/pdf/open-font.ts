/// <reference path="./pdf-libraries.d.ts" />
import { create, type Font } from 'fontkit'
import { unpackWoff } from './sfnt.ts'

/**
 * A font that many documents use. The library keeps each shape as it first meets it: met as a part of another one, such as the
 * `a` of `ã`, it would stay without its letter, and readers and copies of later documents would lack it.
 */
export function openFont(woff: Buffer): Font {
  const font = create(unpackWoff(woff))
  const find = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = find(id, codePoints)
    if (glyph && glyph.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
  return font
}
