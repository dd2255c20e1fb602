/// <reference path="./pdf-libraries.d.ts" />
import type { Font } from 'fontkit'

/** Features that stack and join letters of Myanmar, which the library applies to other scripts alone. */
const stacking = { pref: true, blwf: true, pstf: true, pres: true, abvs: true, blws: true, psts: true } as const
/** Features that place marks. */
const placing = { mark: false, mkmk: false, abvm: false, blwm: false } as const

/** A syllable of Myanmar: what is stacked, its medials, and the vowel that is written before it. */
const syllable =
  /((?:\u1004\u103a\u1039)?)([\u1000-\u102a\u103f\u104e\u1075-\u1081](?:\u1039[\u1000-\u1021])*)([\u103b-\u103e\u105e-\u1060\u1082]*)(\u1031?)/g

/** The signs of Myanmar in the order in which they stand on paper: the library knows none. */
export const orderMyanmar = (text: string): string =>
  text.replace(syllable, (_, kinzi: string, letters: string, medials: string, vowel: string) => {
    const around = medials.includes('\u103c') ? '\u103c' : ''
    return `${vowel}${around}${letters}${kinzi}${medials.replace('\u103c', '')}`
  })

/**
 * Makes a font's layout whole where the library's is not: it has no rules for Myanmar, and fails on letters whose marks have no
 * place in the font. Those are written with their marks where they fall.
 */
export function repairLayout(font: Font, script: string): Font {
  const layout = font.layout.bind(font)
  font.layout = (text, features) => {
    const isMyanmar = script === 'myanmar'
    const [written, wanted] = isMyanmar ? [orderMyanmar(text), { ...stacking }] : [text, features]
    try {
      return layout(written, wanted)
    } catch {
      return layout(written, { ...wanted, ...placing })
    }
  }
  return font
}
