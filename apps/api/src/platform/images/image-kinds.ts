import { beginsAs } from '../files/beginnings.ts'

/** How each kind of picture that is read begins. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a],
  ['GIF8'],
  ['RIFF....WEBP'],
  ['....ftypavif'],
]

/**
 * Whether bytes begin as one of the kinds that are read. Asked before the library looks at them: it reads many more, and
 * some of those (SVG, PDF) are programs.
 */
export function beginsAsPicture(bytes: Uint8Array): boolean {
  return beginnings.some((beginning) => beginsAs(bytes, ...beginning))
}
