/** Names of the parts of songs by the letters that files call them. */
export const songParts = {
  V: 'Estrofa',
  C: 'Coro',
  P: 'Pre-coro',
  B: 'Puente',
  T: 'Tag',
  I: 'Introducción',
  E: 'Final',
} as const
