import type { Fields } from './audit.tables.ts'

/** Stands for a value that changed and is not kept. */
export const veil = '•••'

export interface FieldChange {
  /** Null for a new record. */
  readonly antes: Fields | null
  /** Null for a removed one. */
  readonly depois: Fields | null
}

/**
 * The fields that differ, before and after; undefined where none does. Of a new or a removed record these are all that have
 * a value. A veiled field tells only that it changed.
 */
export function findChange(
  before: Fields | undefined,
  after: Fields | undefined,
  veiled: ReadonlySet<string> = new Set(),
): FieldChange | undefined {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => toText(before?.[name]) !== toText(after?.[name]))
  if (changed.length === 0 && before && after) return undefined
  if (!before && !after) return undefined
  const pick = (fields: Fields | undefined): Fields | null =>
    fields === undefined
      ? null
      : Object.fromEntries(
          changed.map((name) => [name, veiled.has(name) ? veilOver(fields[name]) : toKept(fields[name])]),
        )
  return { antes: pick(before), depois: pick(after) }
}

const isNothing = (value: unknown) => value === null || value === undefined
const toText = (value: unknown): string => (isNothing(value) ? 'null' : JSON.stringify(toKept(value)))
const veilOver = (value: unknown) => (isNothing(value) ? null : veil)

/** Bytes are compared and kept by their number alone. */
const toKept = (value: unknown): unknown => {
  if (isNothing(value)) return null
  return value instanceof Uint8Array ? { bytes: value.length } : value
}
