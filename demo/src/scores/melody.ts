/**
 * A note of a melody: steps of the scale above the lowest line of the staff, and its length in beats.
 */
export interface MelodyNote {
  readonly step: number
  readonly beats: 0.5 | 1 | 2 | 3 | 4
  /** The syllable that is sung. */
  readonly word?: string
}

/** A melody on one staff in treble clef; each inner list is a bar. */
export interface Melody {
  readonly title: string
  readonly author: string
  readonly beatsPerBar: number
  readonly bars: readonly (readonly MelodyNote[])[]
}
