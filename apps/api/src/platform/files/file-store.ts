import type { Readable } from 'node:stream'
import type { ChurchScope } from '../scope/scope.ts'

/** A range from byte `start` to byte `end`, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where the bytes of files are; what a church has, and what each is, stands in the database. A name is the church's own
 * and never used for anything else: a second write has the same content.
 */
export interface FileStore {
  /** Keeps a file, whole or not at all. */
  put(church: ChurchScope, name: string, content: Blob): Promise<void>
  /** Its bytes as they come, or a part of them; undefined where there is none. */
  get(church: ChurchScope, name: string, range?: ByteRange): Promise<Readable | undefined>
  /** How long it is; undefined where there is none. */
  stat(church: ChurchScope, name: string): Promise<number | undefined>
  /** Nothing happens where there is none. */
  remove(church: ChurchScope, name: string): Promise<void>
}

/** A code, and which variant; nothing that leads anywhere. */
const name = /^[\w-]{22}(?:_\d{1,4}\.(?:avif|webp))?$/

/** Where a church’s file is in a store of all churches: in a few thousand folders, by random signs. Throws for no name. */
export function toStoragePath(church: ChurchScope, given: string): string {
  if (!name.test(given)) throw new Error('Not the name of a file')
  return `${church.igrejaId}/${given.slice(6, 8)}/${given}`
}
