import { schemesCss } from './brand-css.ts'
import { createPalette } from './palette.ts'

/** A church's colour as its office uses it: on plain grounds, without what the look of its site changes besides. */
export function officeCss(corApp: string): string {
  return schemesCss(createPalette(corApp, 'plain'))
}
