import type { CoverKind } from '../cover-kinds.ts'
import type { Placement } from '../drawing.ts'
import type { Random } from '../random.ts'
import type { Tones } from '../tones.ts'

/** The drawings of a look, a motif for each kind of cover: neighbours of a list differ in every look. */
export type Family = Record<CoverKind, (random: Random, tones: Tones, placement: Placement) => string>
