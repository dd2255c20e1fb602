import { schemesCss } from './brand-css.ts'
import { createPalette } from './palette.ts'

/** A church's colour as its office uses it: on quiet grounds, whatever the look of its site is. */
export function officeCss(corApp: string): string {
  return schemesCss(createPalette(corApp))
}
