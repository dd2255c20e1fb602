/** Names of the parts of songs by the letters that files call them. */
export const songParts = {
  V: 'Verso',
  C: 'Refrão',
  P: 'Pré-refrão',
  B: 'Ponte',
  T: 'Tag',
  I: 'Introdução',
  E: 'Final',
} as const
