import type { Kind, WholeActs } from '../resource-kind.ts'
import { cancelImport, getImport, mapImport, previewImport, runImport, undoImport } from './import.ts'
import { decideImportRow, exportImportRows, listImportRows } from './import-lines.ts'

/** The calls by which a kind is read in from tables. */
export function importActs(kind: Kind) {
  return {
    previewImport: (call, upload) => previewImport(call, kind, upload),
    mapImport: (call, id, settings) => mapImport(call, kind, id, settings),
    runImport: (call, id) => runImport(call, kind, id),
    getImport: (call, id) => getImport(call, kind, id),
    listImportRows: (call, id, query) => listImportRows(call, kind, id, query),
    decideImportRow: (call, place, decision) => decideImportRow(call, kind, place, decision),
    exportImportRows: (call, id) => exportImportRows(call, kind, id),
    cancelImport: (call, id) => cancelImport(call, kind, id),
    undoImport: (call, id) => undoImport(call, kind, id),
  } satisfies Partial<WholeActs>
}
