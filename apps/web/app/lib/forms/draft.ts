/** Everything kept under it goes with the session. */
const prefix = 'draft:'

export type DraftValues = Readonly<Record<string, unknown>>

/** Keeps what was typed in this tab until it is sent, dropped, or the tab is closed. Never for passwords. */
export function keepDraft(key: string, values: DraftValues): void {
  inStorage((storage) => storage.setItem(prefix + key, JSON.stringify(values)))
}

export function readDraft(key: string): DraftValues | undefined {
  return inStorage((storage) => {
    const values: unknown = JSON.parse(storage.getItem(prefix + key) ?? 'null')
    return typeof values === 'object' && values !== null ? (values as DraftValues) : undefined
  })
}

export function dropDraft(key: string): void {
  inStorage((storage) => storage.removeItem(prefix + key))
}

/** A browser that denies its storage, or has no room left, keeps no drafts: the form works all the same. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
