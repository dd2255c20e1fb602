import { parentPort } from 'node:worker_threads'
import { findReader } from './formats/formats.reader.ts'
import type { ParsedVerse, TranslationMeta } from './parsed-translation.ts'
import { readSourceBytes, type SourceLimits } from './source-files.service.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

export interface SourceToRead {
  readonly bytes: Uint8Array
  readonly limits: SourceLimits
  /** Wins over what the files say. */
  readonly meta: TranslationMeta
}

export type ReadSource =
  | { readonly meta: TranslationMeta; readonly verses: readonly ParsedVerse[]; readonly sourceHash: string }
  | { readonly unreadable: string }

/* A thread of its own: a text takes a second to read, and one that is made for it more. */
parentPort?.on('message', async (source: SourceToRead) => {
  parentPort?.postMessage(await read(source))
})
parentPort?.postMessage('ready')

async function read({ bytes, limits, meta }: SourceToRead): Promise<ReadSource> {
  try {
    const files = await readSourceBytes('upload', bytes, limits)
    const parsed = findReader(files).read(files, { meta })
    const verses: ParsedVerse[] = []
    for await (const verse of parsed.verses) verses.push(verse)
    return { meta: parsed.meta, verses, sourceHash: parsed.sourceHash }
  } catch (error) {
    return { unreadable: error instanceof UnreadableSource ? error.message : 'The file cannot be read' }
  }
}
