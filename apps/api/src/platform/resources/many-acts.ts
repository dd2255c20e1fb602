import { cancelBulk, getBulk, listBulkRows, previewBulk, runBulk, undoBulk } from './bulk/bulk.ts'
import type { Kind, WholeActs } from './resource-kind.ts'
import { listTrash, purgeFromTrash, restoreFromTrash } from './trash/trash.ts'
import { addView, listViews, removeView, setView } from './views/views.ts'

/** The calls of the trash, of acts on many records, and of saved views. */
export function manyActs(kind: Kind) {
  return {
    listTrash: (call, query) => listTrash(call, kind, query),
    restore: (call, id) => restoreFromTrash(call, kind, id),
    purge: (call, id) => purgeFromTrash(call, kind, id),
    previewBulk: (call, order) => previewBulk(call, kind, order),
    runBulk: (call, order) => runBulk(call, kind, order),
    getBulk: (call, loteId) => getBulk(call, kind, loteId),
    listBulkRows: (call, loteId, query) => listBulkRows(call, kind, loteId, query),
    cancelBulk: (call, loteId) => cancelBulk(call, kind, loteId),
    undoBulk: (call, loteId) => undoBulk(call, kind, loteId),
    listViews: (call) => listViews(call, kind),
    addView: (call, form) => addView(call, kind, form),
    setView: (call, visaoId, form) => setView(call, kind, visaoId, form),
    removeView: (call, visaoId) => removeView(call, kind, visaoId),
  } satisfies Partial<WholeActs>
}
