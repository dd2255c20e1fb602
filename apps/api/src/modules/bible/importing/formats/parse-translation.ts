import { setImmediate } from 'node:timers/promises'
import { placeOrder } from '@narthex/contract/bible/reference'
import type {
  ParsedTranslation,
  ParsedVerse,
  ReadOptions,
  SourceFiles,
  TranslationMeta,
} from '../parsed-translation.ts'
import { UnreadableSource } from '../unreadable-source.errors.ts'
import { hashFiles } from './source-text.ts'

/** A run through the files: verses in pieces, between which the process may do other things. */
export interface ParseRun {
  readonly pieces: Iterable<readonly ParsedVerse[]>
  /** Metadata found in the files up to the last piece taken. */
  readonly meta: () => TranslationMeta
}

/**
 * Makes a translation of a parser: its head is read at once, its verses when they are asked for. Throws
 * `UnreadableSource`, while verses are read too: also for a place that is there twice, alone or with others.
 */
export function parseTranslation(
  files: SourceFiles,
  { meta = {} }: ReadOptions,
  startRun: () => ParseRun,
): ParsedTranslation {
  return {
    meta: { ...readHeadMeta(startRun()), ...withoutBlanks(meta) },
    verses: { [Symbol.asyncIterator]: () => readVerses(startRun()) },
    sourceHash: hashFiles(files),
  }
}

/** Formats state what they are before their first verse. */
function readHeadMeta({ pieces, meta }: ParseRun): TranslationMeta {
  for (const verses of pieces) if (verses.length > 0) break
  return withoutBlanks(meta())
}

const withoutBlanks = (meta: TranslationMeta): TranslationMeta =>
  Object.fromEntries(
    Object.entries(meta)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  )

async function* readVerses({ pieces }: ParseRun): AsyncGenerator<ParsedVerse> {
  const places = new Set<number>()
  for (const verses of pieces) {
    for (const parsed of verses) {
      const { book, chapter, verse } = parsed
      for (let number = verse.versiculo; number <= (verse.ate ?? verse.versiculo); number++) {
        const order = placeOrder({ book, chapter, verse: number })
        if (places.has(order)) throw new UnreadableSource(`${book} ${chapter}:${number} is there twice`)
        places.add(order)
      }
      yield parsed
    }
    await setImmediate()
  }
}
