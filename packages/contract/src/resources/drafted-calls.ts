import type { ErrorCode } from '../errors/error-catalogue.ts'
import type { ResourceCall } from './resource.ts'
import { importCalls } from './table-calls.ts'

interface DraftedKind<One extends string, Many extends string, Act extends string, Code extends ErrorCode> {
  /** Nouns in the ids of calls: `News`, `Devotionals`. */
  readonly one: One
  readonly many: Many
  /** Nouns in sentences: `a news item`, `news`. */
  readonly singular: string
  readonly plural: string
  /** First part of its acts in the audit log: `CONTENT` for `CONTENT_ADDED`. */
  readonly act: Act
  /** Codes that its rules answer where a record is written. */
  readonly errors: readonly Code[]
  /** Codes that any call answers which holds a record for a change, where some records are not changed here. */
  readonly heldErrors?: readonly ErrorCode[]
}

/**
 * The calls of a kind whose records are drafted, scheduled, removed to a trash and changed many at once. Their ids are made
 * of its nouns: `setNews`, `listDevotionalVersions`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function draftedCalls<
  const One extends string,
  const Many extends string,
  const Act extends string,
  const Code extends ErrorCode,
>(kind: DraftedKind<One, Many, Act, Code>) {
  const calls = { ...recordCalls(kind), ...draftCalls(kind), ...manyCalls(kind), ...importCalls(kind) } as const
  return withHeldErrors(calls, kind.heldErrors)
}

const holding = [
  'add',
  'set',
  'put',
  'copy',
  'remove',
  'publish',
  'withdraw',
  'saveDraft',
  'discardDraft',
  'schedule',
  'unschedule',
  'restoreVersion',
  'restore',
] as const

function withHeldErrors<Calls extends Readonly<Record<(typeof holding)[number], ResourceCall>>>(
  calls: Calls,
  codes: readonly ErrorCode[] = [],
): Calls {
  if (codes.length === 0) return calls
  const held = holding.map((verb) => [verb, { ...calls[verb], errors: [...(calls[verb].errors ?? []), ...codes] }])
  return { ...calls, ...Object.fromEntries(held) }
}

function recordCalls<One extends string, Many extends string, Act extends string, Code extends ErrorCode>({
  one,
  many,
  singular,
  plural,
  act,
  errors,
}: DraftedKind<One, Many, Act, Code>) {
  return {
    list: { id: `listOffice${many}`, summary: `The ${plural} of the church, drafts among them` },
    get: { id: `getOffice${one}`, summary: `Reads ${singular} as its form has it` },
    add: { id: `add${one}`, summary: `Adds ${singular} as a draft`, act: `${act}_ADDED`, errors },
    set: { id: `set${one}`, summary: `Replaces ${singular}; whether it is published stays`, act: `${act}_SET`, errors },
    put: { id: `put${one}`, summary: `Adds or replaces ${singular} by its external id`, act: `${act}_SET`, errors },
    copy: { id: `copy${one}`, summary: `Adds a draft with the words of ${singular}`, act: `${act}_ADDED` },
    remove: { id: `remove${one}`, summary: `Moves ${singular} to the trash`, act: `${act}_REMOVED` },
    publish: {
      id: `publish${one}`,
      summary: `Publishes ${singular}, with its draft`,
      act: `${act}_PUBLISHED`,
      errors,
    },
    withdraw: { id: `withdraw${one}`, summary: `Makes ${singular} a draft again`, act: `${act}_WITHDRAWN` },
    history: { id: `list${one}Changes`, summary: `What was changed of ${singular}, the newest first` },
    export: { id: `export${many}`, summary: `The ${plural} as CSV`, act: `${act}_EXPORTED` },
    exportSheet: { id: `export${one}Sheet`, summary: `The ${plural} as an Excel workbook`, act: `${act}_EXPORTED` },
  } as const
}

function draftCalls<One extends string, Many extends string, Act extends string, Code extends ErrorCode>({
  one,
  singular,
  act,
  errors,
}: DraftedKind<One, Many, Act, Code>) {
  return {
    getDraft: { id: `get${one}Draft`, summary: `Reads ${singular} as it was typed last` },
    saveDraft: { id: `save${one}Draft`, summary: 'Keeps what is typed; what is live stays', act: `${act}_SET` },
    discardDraft: { id: `discard${one}Draft`, summary: 'Drops the changes that are not live' },
    schedule: {
      id: `schedule${one}`,
      summary: `Lets ${singular}, or the changes of one that is live, go live at a moment`,
      act: `${act}_SCHEDULED`,
      errors,
    },
    unschedule: { id: `unschedule${one}`, summary: 'Takes that moment back', act: `${act}_UNSCHEDULED` },
    listVersions: { id: `list${one}Versions`, summary: `The versions of ${singular}, the newest first` },
    getVersion: { id: `get${one}Version`, summary: `Reads ${singular} as it was` },
    restoreVersion: {
      id: `restore${one}Version`,
      summary: `Makes a version of ${singular} its draft`,
      act: `${act}_VERSION_RESTORED`,
    },
    presence: { id: `tell${one}Presence`, summary: `Tells that an editor has ${singular} open, and who else has` },
  } as const
}

function manyCalls<One extends string, Many extends string, Act extends string, Code extends ErrorCode>({
  one,
  singular,
  plural,
  act,
}: DraftedKind<One, Many, Act, Code>) {
  return {
    listTrash: { id: `list${one}Trash`, summary: `The ${plural} in the trash, the last removed first` },
    restore: { id: `restore${one}`, summary: `Takes ${singular} out of the trash`, act: `${act}_RESTORED` },
    purge: { id: `purge${one}`, summary: `Removes ${singular} from the trash for good`, act: `${act}_PURGED` },
    previewBulk: {
      id: `preview${one}Bulk`,
      summary: `How many ${plural} an act would change, and ten of their titles`,
    },
    runBulk: {
      id: `run${one}Bulk`,
      summary: `Does an act to many ${plural}`,
      act: `${act}_CHANGED_IN_BULK`,
      errors: ['LIMIT_REACHED'],
    },
    getBulk: { id: `get${one}Bulk`, summary: `How far an act on many ${plural} is` },
    listBulkRows: { id: `list${one}BulkRows`, summary: `What became of each of the ${plural} of an act` },
    cancelBulk: { id: `cancel${one}Bulk`, summary: `Ends an act on many ${plural}` },
    undoBulk: { id: `undo${one}Bulk`, summary: `Undoes an act on many ${plural}`, act: `${act}_BULK_UNDONE` },
    listViews: { id: `list${one}Views`, summary: `Saved views of the ${plural}: own ones and shared ones` },
    addView: { id: `add${one}View`, summary: `Saves a view of the ${plural}` },
    setView: { id: `set${one}View`, summary: 'Changes an own view' },
    removeView: { id: `remove${one}View`, summary: 'Removes an own view' },
  } as const
}
