/** Names of the parts of songs by the letters that files call them. */
export const songParts = {
  V: 'Verse',
  C: 'Chorus',
  P: 'Pre-chorus',
  B: 'Bridge',
  T: 'Tag',
  I: 'Intro',
  E: 'Ending',
} as const
