/** A thing of a list as the page has it until all is saved: added, edited and deleted ones beside those as they were. */
export interface LocalRow<Value> {
  /** Uuid of the row, generated when it was added. */
  readonly key: string
  /** Version on the server; undefined for a new row. */
  readonly saved?: SavedThing<Value>
  readonly value: Value
  readonly isDeleted: boolean
}

export interface SavedThing<Value> {
  readonly id: number
  readonly versao: number
  readonly value: Value
}

export type RowState = 'same' | 'added' | 'edited' | 'deleted'

export function rowState<Value>({ saved, value, isDeleted }: LocalRow<Value>): RowState {
  if (isDeleted) return 'deleted'
  if (!saved) return 'added'
  return isSame(saved.value, value) ? 'same' : 'edited'
}

export function rowOfSaved<Value>(key: string, saved: SavedThing<Value>): LocalRow<Value> {
  return { key, saved, value: saved.value, isDeleted: false }
}

/** The list with one more, or with another value for one that it has. */
export function withValue<Value>(rows: readonly LocalRow<Value>[], key: string, value: Value): LocalRow<Value>[] {
  if (!rows.some((row) => row.key === key)) return [...rows, { key, value, isDeleted: false }]
  return rows.map((row) => (row.key === key ? { ...row, value } : row))
}

export function withDeleted<Value>(rows: readonly LocalRow<Value>[], key: string): LocalRow<Value>[] {
  return rows.map((row) => (row.key === key ? { ...row, isDeleted: true } : row))
}

/** Takes back what was done last to one: its deletion, else its changes. */
export function withUndone<Value>(rows: readonly LocalRow<Value>[], key: string): LocalRow<Value>[] {
  return rows.map((row) => {
    if (row.key !== key) return row
    return row.isDeleted ? { ...row, isDeleted: false } : { ...row, value: row.saved?.value ?? row.value }
  })
}

/**
 * The list once one of its things was saved as it was `sent`; without `saved` it was deleted. What was done to it in the
 * meantime is still to be saved.
 */
export function withSaved<Value>(
  rows: readonly LocalRow<Value>[],
  sent: LocalRow<Value>,
  saved: LocalRow<Value> | undefined,
): LocalRow<Value>[] {
  return rows.flatMap((row) => {
    if (row.key !== sent.key) return [row]
    if (row === sent) return saved ? [saved] : []
    if (saved) return [{ ...saved, value: row.value, isDeleted: row.isDeleted }]
    return row.isDeleted ? [] : [{ key: crypto.randomUUID(), value: row.value, isDeleted: false }]
  })
}

/** The list as the server has it, whatever was done to it here. */
export function savedRows<Value>(rows: readonly LocalRow<Value>[]): LocalRow<Value>[] {
  return rows.flatMap(({ key, saved }) => (saved ? [rowOfSaved(key, saved)] : []))
}

/** Lists the rows to save; a row added and deleted again is left out. */
export function changedRows<Value>(rows: readonly LocalRow<Value>[]): LocalRow<Value>[] {
  return rows.filter((row) => rowState(row) !== 'same' && (row.saved || !row.isDeleted))
}

/**
 * Merges local changes into the server's rows: a row deleted there is removed, unless it was edited here; then it is
 * added as new.
 */
export function mergedRows<Value>(
  fresh: readonly LocalRow<Value>[],
  changed: readonly LocalRow<Value>[],
): LocalRow<Value>[] {
  const byKey = new Map(changed.map((row) => [row.key, row]))
  const known = fresh.map((row) => {
    const own = byKey.get(row.key)
    byKey.delete(row.key)
    return own ? { ...row, value: own.value, isDeleted: own.isDeleted } : row
  })
  const rest = [...byKey.values()].filter(({ isDeleted }) => !isDeleted)
  return [
    ...known,
    ...rest.map(({ key, saved, value }) => ({ key: saved ? crypto.randomUUID() : key, value, isDeleted: false })),
  ]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
