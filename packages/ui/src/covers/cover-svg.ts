import { defaultLook, type Look } from '@narthex/contract/churches/looks'
import { remembered } from '../colour/remembered.ts'
import { arches } from './arches.ts'
import { type CoverKind, coverKinds } from './cover-kinds.ts'
import { height, type Placement, width } from './drawing.ts'
import { azulejo } from './families/azulejo.ts'
import type { Family } from './families/family.ts'
import { landscape } from './families/landscape.ts'
import { linen } from './families/linen.ts'
import { plain } from './families/plain.ts'
import { createGlass } from './glass.ts'
import { lancets } from './lancets.ts'
import { createRandom, hashText } from './random.ts'
import { rose } from './rose.ts'
import { tessellation } from './tessellation.ts'
import { createTones, type LightLook } from './tones.ts'

export type CoverFocus = Placement['focus']

/** Options of a cover besides its seed. */
export interface CoverMake {
  /** `#rrggbb`. */
  readonly colour: string
  readonly kind?: CoverKind | undefined
  readonly focus?: CoverFocus
  readonly look?: Look
}

/** Where a box is wider than the window, which part of it stays in sight: lancets have their heads at the top. */
const keptEdge = { rose: 'YMid', lancets: 'YMin', arches: 'YMid', tessellation: 'YMid' }

const drawers = { rose, lancets, arches, tessellation }

const families: Record<LightLook, Family> = { linen, azulejo, landscape, plain }

/**
 * A drawing in place of a missing photo, in the manner of a look: one SVG of at most 3 KB, always the same for the same
 * seed. It fills its box and is decoration: hidden from assistive technology.
 */
export function coverSvg(seed: string, make: CoverMake): string {
  return drawByHash(hashText(seed), make)
}

/** A cover by the seed's hash. */
export const drawByHash = (seed: number, { colour, kind, focus = 'side', look = defaultLook }: CoverMake): string =>
  drawn(seed, colour, kind, focus, look)

const drawn = /* @__PURE__ */ remembered(drawCover)

function drawCover(seed: number, corApp: string, kind: CoverKind | undefined, focus: CoverFocus, look: Look): string {
  const random = createRandom(seed)
  // Picked even where a kind is given, so that the same seed goes on with the same choices.
  const picked = random.pick(coverKinds)
  const chosen = kind ?? picked
  const { light, view } = createView(seed, focus)
  const id = `g${hashText(`${seed} ${corApp} ${kind} ${focus} ${look}`).toString(36)}`
  if (look !== 'glass') {
    const tones = createTones(corApp, look, light.turn)
    const drawing = families[look][chosen](random, tones, { id, focus })
    // Only tiles may be seen from near: every other drawing is composed for its frame, a landscape stands on its foot.
    const frame = look === 'azulejo' ? view : whole
    return framed(frame, look === 'landscape' ? 'YMax' : 'YMid', `${field(tones.ground)}${drawing}`)
  }
  const glass = createGlass(corApp, light)
  const window = drawers[chosen](random, glass, { id, focus })
  return framed(
    view,
    keptEdge[chosen],
    `${field(glass.lead)}<g stroke="${glass.lead}" stroke-width="1.8" stroke-linejoin="round">${window}</g>`,
  )
}

const whole = `0 0 ${width} ${height}`

const field = (fill: string) => `<path fill="${fill}" d="M0 0h${width}v${height}H0z"/>`

const framed = (view: string, edge: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="100%" height="100%" preserveAspectRatio="xMid${edge} slice" aria-hidden="true" focusable="false">${content}</svg>`

/**
 * How a window is looked at. Of one kind and colour they are much alike: each stands in a light of its own, and where
 * no text goes over it, each is seen from as far as its seed says, some in whole and some so near that a part fills the picture.
 */
function createView(seed: number, focus: CoverFocus) {
  // Apart from the drawing's own numbers: what a seed draws stays.
  const random = createRandom(seed ^ 0x9e3779b9)
  const light = { turn: random.between(-24, 24), rise: random.between(-0.03, 0.03) }
  const nearness = random.pick([1, 1.25, 1.6, 2])
  const [across, down] = [random.next(), random.next()]
  if (focus === 'side') return { light, view: whole }
  const [seenWidth, seenHeight] = [Math.round(width / nearness), Math.round(height / nearness)]
  const view = `${Math.round((width - seenWidth) * across)} ${Math.round((height - seenHeight) * down)} ${seenWidth} ${seenHeight}`
  return { light, view }
}
