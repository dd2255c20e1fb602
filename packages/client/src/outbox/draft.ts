import { draftPrefix } from './draft-prefix.ts'

export type DraftValues = Readonly<Record<string, unknown>>

/**
 * Lifetime of a draft: until the tab is closed or the session ends; `until-sent` outlives both and belongs to the
 * member named in its key.
 */
export type DraftLife = 'with-tab' | 'until-sent'

/** Local storage key of all `until-sent` drafts: one entry, so that they are deleted together. */
const lastingKey = 'drafts'

/** Keeps typed text until it is sent, discarded or expired. Never for passwords. */
export function keepDraft(key: string, values: DraftValues, life: DraftLife = 'with-tab'): void {
  inStorage(() => {
    if (life === 'with-tab') sessionStorage.setItem(draftPrefix + key, JSON.stringify(values))
    else keepLasting({ ...lastingDrafts(), [key]: values })
  })
}

export function readDraft(key: string, life: DraftLife = 'with-tab'): DraftValues | undefined {
  return inStorage(() => {
    const values = life === 'with-tab' ? parsed(sessionStorage.getItem(draftPrefix + key)) : lastingDrafts()[key]
    return typeof values === 'object' && values !== null ? (values as DraftValues) : undefined
  })
}

export function dropDraft(key: string, life: DraftLife = 'with-tab'): void {
  inStorage(() => {
    if (life === 'with-tab') return sessionStorage.removeItem(draftPrefix + key)
    const { [key]: _dropped, ...left } = lastingDrafts()
    keepLasting(left)
  })
}

export function lastingDraftKeys(): string[] {
  return inStorage(() => Object.keys(lastingDrafts())) ?? []
}

/** Deletes all `until-sent` drafts, so that the next person at this browser finds none. */
export function dropLastingDrafts(): void {
  inStorage(() => localStorage.removeItem(lastingKey))
}

function lastingDrafts(): Readonly<Record<string, unknown>> {
  return Object(parsed(localStorage.getItem(lastingKey)))
}

function keepLasting(drafts: Readonly<Record<string, unknown>>): void {
  if (Object.keys(drafts).length > 0) localStorage.setItem(lastingKey, JSON.stringify(drafts))
  else localStorage.removeItem(lastingKey)
}

function parsed(text: string | null): unknown {
  return JSON.parse(text ?? 'null')
}

/** Where storage is denied or full, no draft is kept and the form still works. */
function inStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
