import { type Palette, paletteOf, type Scheme } from './palette.ts'
import { remembered } from './remembered.ts'

/** A church's palette as custom properties for both colour schemes, to be put in one `<style>` of the page. */
export const brandCss = remembered((corApp: string): string => {
  const { light, dark }: Palette = paletteOf(corApp)
  return `:root{${declarations(light)}}@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
})

function declarations(scheme: Scheme): string {
  return Object.entries(scheme)
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';')
}
