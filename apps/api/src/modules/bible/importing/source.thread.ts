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

/** Whole chapters stand as one verse in some texts; more is none. */
const longestVerse = 100_000

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
    for await (const parsedVerse of parsed.verses) {
      const { book, chapter, verse } = parsedVerse
      if (verse.texto.length > longestVerse)
        throw new UnreadableSource(`${book} ${chapter}:${verse.versiculo} is longer than any verse`)
      verses.push(parsedVerse)
    }
    return { meta: parsed.meta, verses, sourceHash: parsed.sourceHash }
  } catch (error) {
    return { unreadable: error instanceof UnreadableSource ? error.message : 'The file cannot be read' }
  }
}
