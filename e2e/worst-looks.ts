import { type Look, looks } from '@narthex/contract/churches/looks'
import { contrast, mixed } from '@narthex/ui/colour/oklch'
import { createPalette, type Scheme } from '@narthex/ui/colour/palette'

export interface Combination {
  readonly look: Look
  /** `#rrggbb`. */
  readonly colour: string
}

/** Colours that are hard to set text in or upon, and one of every hue at three lightnesses. */
const colours = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#39ff14',
  '#ff00ff',
  '#00ffff',
  '#808080',
  '#f5f3ef',
  '#0000ff',
  '#767676',
  ...Array.from({ length: 12 }, (_, step) => step * 30).flatMap((hue) => [
    toHex(hue, 0.3),
    toHex(hue, 0.5),
    toHex(hue, 0.75),
  ]),
]

/** Maximum number of combinations of one look, so that several looks are seen. */
const mostOfOneLook = 2

/** The combinations of look and colour whose weakest text is nearest to the least contrast that WCAG AA allows. */
export function findWorstLooks(count: number): readonly Combination[] {
  const ranked = looks
    .flatMap((look) => colours.map((colour) => ({ look, colour, margin: weakestMargin({ look, colour }) })))
    .sort((a, b) => a.margin - b.margin)
  const chosen: Combination[] = []
  for (const { look, colour } of ranked) {
    if (chosen.length === count) break
    if (chosen.filter((other) => other.look === look).length < mostOfOneLook) chosen.push({ look, colour })
  }
  return chosen
}

function weakestMargin({ look, colour }: Combination): number {
  const { light, dark } = createPalette(colour, look)
  return Math.min(...[light, dark].flatMap((scheme) => margins(scheme)))
}

function margins(scheme: Scheme): number[] {
  const grounds = [scheme.canvas, scheme.card, scheme.sunken]
  const tinted = grounds.map((ground) => mixed(scheme.brand, ground, 0x26 / 0xff))
  return [
    contrast(scheme.onBrand, scheme.brand),
    ...grounds.map((ground) => contrast(scheme.muted, ground)),
    ...[...grounds, ...tinted].map((ground) => contrast(scheme.brandText, ground)),
  ]
}

function toHex(hue: number, lightness: number): string {
  const amount = Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    const value = lightness - amount * Math.max(-1, Math.min(place - 3, 9 - place, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
