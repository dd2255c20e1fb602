import { remembered } from '../colour/remembered.ts'
import { arches } from './arches.ts'
import { height, type Placement, width } from './drawing.ts'
import { glassOf } from './glass.ts'
import { lancets } from './lancets.ts'
import { hashOf, randomOf } from './random.ts'
import { rose } from './rose.ts'
import { tessellation } from './tessellation.ts'

export const coverKinds = ['rose', 'lancets', 'arches', 'tessellation'] as const
export type CoverKind = (typeof coverKinds)[number]

const drawers = { rose, lancets, arches, tessellation }

/**
 * A stained-glass window in place of a missing photo: one SVG of at most 3 KB, always the same for the same seed.
 * It fills its box and is decoration: hidden from assistive technology.
 */
export const coverSvg = remembered(drawCover)

function drawCover(seed: string, corApp: string, kind?: CoverKind, focus: Placement['focus'] = 'side'): string {
  const random = randomOf(seed)
  const chosen = random.pick(coverKinds)
  const glass = glassOf(corApp)
  const id = `g${hashOf(`${seed} ${corApp} ${kind} ${focus}`).toString(36)}`
  const window = drawers[kind ?? chosen](random, glass, { id, focus })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path fill="${glass.lead}" d="M0 0h${width}v${height}H0z"/><g stroke="${glass.lead}" stroke-width="1.8" stroke-linejoin="round">${window}</g></svg>`
}
