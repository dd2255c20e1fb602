import { defaultLook, type Look, looks } from '@narthex/contract/churches/looks'
import { lookCss, nightFilter } from '../looks/look-css.ts'
import { createPalette, type Palette, type Scheme } from './palette.ts'
import { remembered } from './remembered.ts'

/**
 * A church's palette as custom properties, and what its look changes, to be put in one `<style>` of the page. The reader's system chooses the
 * scheme, `data-theme="light"` or `"dark"` on the document overrules it, and on any other element holds for what is
 * below it. Paper is light. A page to read (`.reading-page`) is as light as its reader chose for reading, whatever the system says.
 */
export const brandCss = remembered((corApp: string, look: Look = defaultLook): string => {
  const { light, dark }: Palette = createPalette(corApp, look)
  const filter = nightFilter[look]
  const night = filter === 'none' ? declarations(dark) : `${declarations(dark)};--night:${filter}`
  const day = filter === 'none' ? declarations(light) : `${declarations(light)};--night:none`
  const nights = atNight(`${systemNight}{${night}}`, `${chosenNight},${reading('night')}{${night}}`)
  return `:root,[data-theme=light],${reading('sepia')}{${day}}${nights}${lookCss[look]}`
})

/** How covers of other looks than the page's are shown at night: those of the churches of an organisation. */
export function foreignCoversCss(): string {
  const rules = (root: string) =>
    looks.map((look) => `${root} [data-cover][data-look=${look}]{filter:${nightFilter[look]}}`).join('')
  return atNight(rules(systemNight), rules(chosenNight))
}

/** Both schemes as custom properties: the reader's system chooses, `data-theme` overrules it. */
export function schemesCss({ light, dark }: Palette): string {
  const night = declarations(dark)
  return `:root,[data-theme=light]{${declarations(light)}}${atNight(`${systemNight}{${night}}`, `${chosenNight}{${night}}`)}`
}

const systemNight = ':root:not([data-theme=light])'
const chosenNight = '[data-theme=dark]'

/** Rules where the reader's system is dark, and where the reader has chosen it. */
const atNight = (bySystem: string, byChoice: string) =>
  `@media screen and (prefers-color-scheme:dark){${bySystem}}@media screen{${byChoice}}`

/** Stronger than what the system says, which stands between the two. */
const reading = (ground: string) => `[data-reading~=${ground}][data-reading]:has(.reading-page)`

function declarations(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
