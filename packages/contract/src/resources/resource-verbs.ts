/** The method of each call of a kind. */
export const methods = {
  list: 'GET',
  get: 'GET',
  add: 'POST',
  set: 'PUT',
  remove: 'DELETE',
  publish: 'PUT',
  withdraw: 'DELETE',
  order: 'PUT',
  history: 'GET',
  export: 'GET',
  exportSheet: 'GET',
  put: 'PUT',
  copy: 'POST',
  getDraft: 'GET',
  saveDraft: 'PUT',
  discardDraft: 'DELETE',
  schedule: 'PUT',
  unschedule: 'DELETE',
  listVersions: 'GET',
  getVersion: 'GET',
  restoreVersion: 'POST',
  presence: 'PUT',
  publishLanguage: 'PUT',
  withdrawLanguage: 'DELETE',
  listTrash: 'GET',
  restore: 'POST',
  purge: 'DELETE',
  previewBulk: 'POST',
  runBulk: 'POST',
  getBulk: 'GET',
  listBulkRows: 'GET',
  cancelBulk: 'DELETE',
  undoBulk: 'POST',
  listViews: 'GET',
  addView: 'POST',
  setView: 'PUT',
  removeView: 'DELETE',
  previewImport: 'POST',
  mapImport: 'PUT',
  runImport: 'POST',
  getImport: 'GET',
  listImportRows: 'GET',
  decideImportRow: 'PUT',
  exportImportRows: 'GET',
  cancelImport: 'DELETE',
  undoImport: 'POST',
} as const
export type Verb = keyof typeof methods

const missing = ['NOT_FOUND'] as const
const overtaken = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const
const taken = ['NOT_FOUND', 'EXTERNAL_ID_TAKEN', 'SLUG_TAKEN'] as const

/** The codes that each call answers whatever its kind is. */
export const usualErrors = {
  list: [],
  get: missing,
  add: [],
  set: overtaken,
  remove: missing,
  publish: overtaken,
  withdraw: overtaken,
  order: ['CHANGED_MEANWHILE'],
  history: missing,
  export: [],
  exportSheet: [],
  put: missing,
  copy: missing,
  getDraft: missing,
  saveDraft: overtaken,
  discardDraft: overtaken,
  schedule: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOTHING_TO_PUBLISH'],
  unschedule: missing,
  listVersions: missing,
  getVersion: missing,
  restoreVersion: overtaken,
  presence: missing,
  publishLanguage: overtaken,
  withdrawLanguage: overtaken,
  listTrash: [],
  restore: taken,
  purge: missing,
  previewBulk: [],
  runBulk: ['SELECTION_CHANGED'],
  getBulk: missing,
  listBulkRows: missing,
  cancelBulk: missing,
  undoBulk: ['NOT_FOUND', 'CANNOT_BE_UNDONE'],
  listViews: [],
  addView: ['LIMIT_REACHED'],
  setView: missing,
  removeView: missing,
  previewImport: ['TABLE_UNREADABLE', 'TOO_MANY_REQUESTS'],
  mapImport: ['NOT_FOUND', 'CONFLICT'],
  runImport: ['NOT_FOUND', 'CONFLICT'],
  getImport: missing,
  listImportRows: missing,
  decideImportRow: ['NOT_FOUND', 'CONFLICT'],
  exportImportRows: missing,
  cancelImport: missing,
  undoImport: ['NOT_FOUND', 'CANNOT_BE_UNDONE'],
} as const

/** Calls that decide what is shown: they ask for the permission to publish. */
const publishing: ReadonlySet<Verb> = new Set([
  'publish',
  'withdraw',
  'schedule',
  'unschedule',
  'publishLanguage',
  'withdrawLanguage',
])
/** Calls of every reader of a list: what they keep is their own. */
const reading: ReadonlySet<Verb> = new Set(['addView', 'setView', 'removeView'])

export function findPermission<P>(
  may: { readonly read: P; readonly write: P; readonly publish?: P; readonly export?: P },
  verb: Verb,
): P {
  if (publishing.has(verb)) return may.publish ?? may.write
  if (verb === 'export' || verb === 'exportSheet') return may.export ?? may.read
  // Of a table that someone who may write has sent.
  if (verb === 'exportImportRows') return may.write
  return methods[verb] === 'GET' || reading.has(verb) ? may.read : may.write
}
