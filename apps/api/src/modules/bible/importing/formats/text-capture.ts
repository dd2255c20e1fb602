/**
 * Text that goes elsewhere than into a verse: a note, a heading, a field of the head. While one is being captured,
 * elements inside of it give nothing but their text.
 */
export interface TextCapture {
  readonly isOn: boolean
  /** Counts the elements inside, so that the capture ends with its own element. */
  start(take: (text: string) => unknown): void
  open(): void
  /** Opens an element inside, whose text is left out. */
  openSilent(): void
  close(): void
  /** Ends the capture as if it had never begun, and gives its text. */
  abandon(): string
  text(text: string): void
}

export function createTextCapture(): TextCapture {
  let depth = 0
  let silentFrom = 0
  let pieces: string[] = []
  let take: (text: string) => unknown = () => {}
  return {
    get isOn() {
      return depth > 0
    },
    start(next) {
      ;[depth, silentFrom, pieces, take] = [1, 0, [], next]
    },
    open() {
      depth++
    },
    openSilent() {
      depth++
      silentFrom ||= depth
    },
    close() {
      if (depth === silentFrom) silentFrom = 0
      depth--
      if (depth === 0) take(pieces.join(''))
    },
    abandon() {
      depth = 0
      return pieces.join('')
    },
    text(text) {
      if (silentFrom === 0) pieces.push(text)
    },
  }
}
