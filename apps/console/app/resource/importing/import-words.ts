import type { RecordImport } from '@narthex/contract/resources/import.schemas'

/** The part of the texts that speaks of rows of a table, or of files. */
export const wordsOf = ({ flagArquivos }: Pick<RecordImport, 'flagArquivos'>) =>
  flagArquivos ? ('ofFiles' as const) : ('ofRows' as const)
