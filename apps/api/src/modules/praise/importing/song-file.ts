/** A song as its file has it, by the fields of its form; the heads are as long as the form takes them. */
export interface SongOfFile {
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
  readonly author?: string | undefined
  readonly tone?: string | undefined
  readonly capo?: number | undefined
  /** Its number in a book, else that of CCLI. */
  readonly code?: string | undefined
  readonly group?: string | undefined
  readonly theme?: string | undefined
  /** ChordPro. */
  readonly cifra: string
}

/** Why a file is no song. */
export type SongFault =
  | 'FILE_BROKEN'
  | 'FILE_EMPTY'
  | 'FILE_HAS_ENTITIES'
  | 'FILE_TOO_DEEP'
  | 'FILE_TOO_LARGE'
  | 'FILE_UNKNOWN'

export class SongFileError extends Error {
  override name = 'SongFileError'
  readonly fault: SongFault

  constructor(fault: SongFault) {
    super(fault)
    this.fault = fault
  }
}

/** The names of the parts of a song by the letters of formats: `V` for a verse. */
export type PartNames = Readonly<Record<string, string>>
