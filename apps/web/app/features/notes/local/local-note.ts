/** A note as this device knows it. */
export interface LocalNote {
  readonly id: string
  readonly titulo: string
  /** In one line, and of what is not here where it begins: to be shown in a list, and searched. */
  readonly texto: string
  /** ISO 8601: when it was changed last, here or elsewhere. */
  readonly changedAt: string
  /** Of the server, as far as this device has heard; none for what was never answered. */
  readonly versao: number | undefined
  /** The server's state vector: what it lacks is sent. */
  readonly vetor: Uint8Array | undefined
  /** How many changes were made here, and how many of them the server has. */
  readonly edits: number
  readonly sent: number
  /** It was sent at least once, whatever became of the answer: the server may have it. */
  readonly isTried: boolean
  /** Its text is on this device, and not in the list alone. */
  readonly isHere: boolean
  /** `deleted`: here, and the server is still to be told. `gone`: elsewhere, while something here was never sent. */
  readonly end?: 'deleted' | 'gone'
}

export const isUnsent = ({ edits, sent }: LocalNote) => edits > sent
export const isEmpty = ({ titulo, texto, isHere }: LocalNote) => isHere && !titulo && !texto
