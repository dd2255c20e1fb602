interface ImportedKind<One extends string> {
  /** Noun in the ids of calls: `Song`. */
  readonly one: One
  /** Noun in sentences: `songs`. */
  readonly plural: string
}

/**
 * The calls by which a kind is read in from tables. Their ids are made of its noun: `runSongImport`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function importCalls<const One extends string>({ one, plural }: ImportedKind<One>) {
  return {
    previewImport: {
      id: `preview${one}Import`,
      summary: `Reads a table of ${plural} and tells what each row would do; nothing is written`,
    },
    mapImport: {
      id: `map${one}Import`,
      summary: `Says which columns of a table of ${plural} are which fields, and looks through it again`,
    },
    runImport: { id: `run${one}Import`, summary: `Writes the ${plural} of a table`, act: 'RECORDS_IMPORTED' },
    getImport: { id: `get${one}Import`, summary: `How far an import of ${plural} is` },
    listImportRows: { id: `list${one}ImportRows`, summary: `What becomes of each row of a table of ${plural}` },
    decideImportRow: {
      id: `decide${one}ImportRow`,
      summary: `Decides on a doubtful row of a table of ${plural}, whatever is decided on all`,
    },
    exportImportRows: {
      id: `export${one}ImportRows`,
      summary: `What becomes of each row of a table of ${plural}, as CSV`,
      act: 'RECORDS_EXPORTED',
    },
    cancelImport: { id: `cancel${one}Import`, summary: `Ends an import of ${plural}; what was written stays` },
    undoImport: {
      id: `undo${one}Import`,
      summary: `Takes back what an import of ${plural} wrote and no one has changed since`,
      act: 'IMPORT_UNDONE',
    },
  } as const
}

/**
 * The calls by which a kind is taken out as a file.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function exportCalls<const One extends string>({ one, plural }: ImportedKind<One>) {
  return {
    export: { id: `export${one}s`, summary: `The ${plural} as CSV`, act: 'RECORDS_EXPORTED' },
    exportSheet: { id: `export${one}Sheet`, summary: `The ${plural} as an Excel workbook`, act: 'RECORDS_EXPORTED' },
  } as const
}
