import { noteTextPart } from '@narthex/contract/notes/note-text'

/**
 * A sound update of Yjs by so many devices, each of which wrote one letter at the beginning of a text, before another
 * letter of it than the others: to find its place, each is compared with all that came before it.
 */
export function makeBomb(devices: number): Uint8Array {
  const bytes: number[] = []
  number(devices + 1)
  for (let device = devices + 1; device > 1; device--) {
    // One letter (content 4), with nothing on its left and a letter of the first device on its right.
    for (const part of [1, device, 0, 0x44, 1, devices + 1 - device]) number(part)
    text('b')
  }
  for (const part of [1, 1, 0, 4, 1]) number(part)
  text(noteTextPart)
  text('a'.repeat(devices))
  number(0)
  return Uint8Array.from(bytes)

  /** Seven bits in each byte, the lowest first. */
  function number(value: number): void {
    for (let rest = value; ; rest >>>= 7) {
      bytes.push(rest > 127 ? (rest & 127) | 128 : rest)
      if (rest <= 127) return
    }
  }
  function text(written: string): void {
    number(written.length)
    bytes.push(...Buffer.from(written))
  }
}
