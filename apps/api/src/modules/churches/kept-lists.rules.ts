import { isDeepStrictEqual } from 'node:util'

export type GivenRow = Readonly<Record<string, unknown>> & { readonly id?: number | undefined }
export type KeptRow = Readonly<Record<string, unknown>> & { readonly id: number }

export interface Matched<Given extends GivenRow> {
  /** The given rows in their order, each with the id of the stored row that it stays. */
  readonly rows: readonly Given[]
  /** The positions of given rows whose id no stored row has. */
  readonly strangers: readonly number[]
  /** The stored rows that no given row stays. */
  readonly gone: readonly KeptRow[]
}

/**
 * Matches the given rows of a list with the stored ones, so that a row that stays keeps its id: by id; else by equal
 * fields; else by the fields of `key`; else the row is new. A stored row is matched once.
 */
export function withTheirIds<Given extends GivenRow>(
  given: readonly Given[],
  kept: readonly KeptRow[],
  key: readonly string[],
): Matched<Given> {
  const left = new Map(kept.map((row) => [row.id, row]))
  const strangers = given.flatMap(({ id }, place) => (id !== undefined && !left.has(id) ? [place] : []))
  for (const { id } of given) if (id !== undefined) left.delete(id)
  const match = (rows: readonly Given[], fieldsOf: (row: Given) => readonly string[]) =>
    rows.map((row): Given => {
      if (row.id !== undefined) return row
      const own = [...left.values()].find((one) => isAlike(row, one, fieldsOf(row)))
      if (own) left.delete(own.id)
      return { ...row, id: own?.id }
    })
  const rows = match(match(given, fieldsWithoutId), () => key)
  return { rows, strangers, gone: [...left.values()] }
}

/** Whether a given row differs from the stored row of its id, or is new. */
export function isChanged(row: GivenRow, kept: readonly KeptRow[]): boolean {
  const own = kept.find(({ id }) => id === row.id)
  return !own || !isAlike(row, own, fieldsWithoutId(row))
}

const fieldsWithoutId = (row: GivenRow) => Object.keys(row).filter((field) => field !== 'id')

const isAlike = (one: GivenRow, other: KeptRow, fields: readonly string[]) =>
  fields.every((field) => isDeepStrictEqual(one[field], other[field]))
