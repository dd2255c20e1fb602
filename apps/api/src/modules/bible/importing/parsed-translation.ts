import type { Verse, Versification } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'

/** Metadata found in a translation's files. The operator or the uploader may add the rest. */
export interface TranslationMeta {
  readonly codigo?: string | undefined
  readonly nome?: string | undefined
  readonly sigla?: string | undefined
  readonly idioma?: string | undefined
  readonly licenca?: string | undefined
  readonly atribuicao?: string | undefined
  readonly versificacao?: Versification | undefined
}

export interface ParsedVerse {
  readonly book: BookId
  readonly chapter: number
  readonly verse: Verse
  /** Its markup is not balanced: what was read may not be all of it. One without any words is there to be named. */
  readonly isDamaged?: boolean | undefined
}

/** A translation as every format's reader gives it; verses come in any order of books, each place once. */
export interface ParsedTranslation {
  readonly meta: TranslationMeta
  readonly verses: AsyncIterable<ParsedVerse> | Iterable<ParsedVerse>
  /** SHA-256 of the files that it was read from, in hexadecimal. */
  readonly sourceHash: string
}

/** One file of what is imported, an entry of an archive included; `name` is its path with `/`. */
export interface SourceFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export type SourceFiles = readonly SourceFile[]

export interface ReadOptions {
  /** Fields that the operator or the uploader states; they win over what the files say. */
  readonly meta?: TranslationMeta | undefined
}

/** Reads one format. `read` throws `UnreadableSource` for files that only look like it. */
export interface FormatReader {
  readonly format: string
  detect(files: SourceFiles): boolean
  read(files: SourceFiles, options: ReadOptions): ParsedTranslation
}
