/** A note as this device knows it. */
export interface LocalNote {
  readonly id: string
  readonly titulo: string
  /** Text in a line, for lists and search; only its beginning if the note is not on this device. */
  readonly texto: string
  /** ISO 8601: when it was changed last, here or elsewhere. */
  readonly changedAt: string
  /** Version of the server that this device last received; undefined for a note never acknowledged. */
  readonly versao: number | undefined
  /** The server's state vector: what it lacks is sent. */
  readonly vetor: Uint8Array | undefined
  /** Numbers of local changes, and of those that the server has. */
  readonly edits: number
  readonly sent: number
  /** The note was sent at least once; the server may have it even without a response. */
  readonly isTried: boolean
  /** The full text is on this device, not only the list entry. */
  readonly isHere: boolean
  /** `deleted`: here, and the server is still to be told. `gone`: elsewhere, while something here was never sent. */
  readonly end?: 'deleted' | 'gone'
}

export const isUnsent = ({ edits, sent }: LocalNote) => edits > sent
export const isEmpty = ({ titulo, texto, isHere }: LocalNote) => isHere && !titulo && !texto
