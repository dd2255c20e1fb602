import { isSame } from '../form/form-values.ts'
import type { FormValues } from '../form/kind-editor.ts'

/** A field that two people changed, each in another way. */
export interface Conflict {
  /** The way to it: `titulo`, or `traducoes.en.titulo`. */
  readonly path: readonly string[]
  readonly mine: unknown
  readonly theirs: unknown
}

export interface Merged {
  /** Conflicts hold what is mine. */
  readonly values: FormValues
  readonly conflicts: readonly Conflict[]
}

export interface Sides {
  /** Common base of both sides. */
  readonly base: FormValues
  readonly mine: FormValues
  readonly theirs: FormValues
  /** Saves of mine whose answers never came: where theirs says the same, it is mine. */
  readonly sent?: readonly FormValues[]
}

/** Takes from each side what it changed. Fields that hold fields, such as translations, are merged field by field. */
export function mergeValues(sides: Sides): Merged {
  const { value, conflicts } = mergeField([], sides)
  return { values: value as FormValues, conflicts }
}

interface Field {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
  readonly sent?: readonly unknown[]
}

function mergeField(
  path: readonly string[],
  { base, mine, theirs, sent = [] }: Field,
): { value: unknown; conflicts: Conflict[] } {
  const isTheirs = ![mine, base, ...sent].some((own) => isSame(theirs, own))
  if (!isTheirs) return { value: mine, conflicts: [] }
  if (isSame(mine, base)) return { value: theirs, conflicts: [] }
  if (!isGroup(mine) || !isGroup(theirs)) return { value: mine, conflicts: [{ path, mine, theirs }] }
  const before = isGroup(base) ? base : {}
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(before)])]
  const parts = names.map((name) => {
    const sentOf = sent.filter(isGroup).map((group) => group[name])
    const field = { base: before[name], mine: mine[name], theirs: theirs[name], sent: sentOf }
    return [name, mergeField([...path, name], field)] as const
  })
  return {
    // A language that one side removed and the other left alone is gone.
    value: Object.fromEntries(parts.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]]))),
    conflicts: parts.flatMap(([, part]) => part.conflicts),
  }
}

/** Fields by name; a document of an editor is one value, whose parts mean nothing alone. */
function isGroup(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value)
}

/** The values with what was chosen at each conflict. */
export function settleConflicts(values: FormValues, chosen: readonly { path: readonly string[]; value: unknown }[]) {
  return chosen.reduce((settled, { path, value }) => setAt(settled, path, value) as FormValues, values)
}

function setAt(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const group = isGroup(whole) ? whole : {}
  return { ...group, [name]: setAt(group[name], rest, value) }
}
