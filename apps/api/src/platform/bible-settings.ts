import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a free text of the Bible is fetched in the place of its publisher's address. */
export interface TextSource {
  readonly address: string
  /** SHA-256 of the file in hexadecimal, where the operator names it. */
  readonly hash?: string | undefined
}

/** How texts of the Bible come to this product from others. */
export interface BibleSettings {
  /** Whether churches may fetch free texts by themselves. */
  readonly isOffered: boolean
  /** The folder where files lie until they are read. */
  readonly folder: string
  /** Sources by the code of the translation. */
  readonly sources: Readonly<Partial<Record<string, TextSource>>>
}

export const usualBibleSettings: BibleSettings = {
  isOffered: true,
  folder: join(tmpdir(), 'narthex-bible'),
  sources: {},
}
