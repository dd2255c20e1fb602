/** A note of a melody: how far above the lowest line of the staff, in steps of the scale, and how many beats it lasts. */
export interface MelodyNote {
  readonly step: number
  readonly beats: 0.5 | 1 | 2 | 3 | 4
  /** What is sung on it. */
  readonly word?: string
}

/** A melody on one staff in treble clef; each inner list is a bar. */
export interface Melody {
  readonly title: string
  readonly author: string
  readonly beatsPerBar: number
  readonly bars: readonly (readonly MelodyNote[])[]
}
