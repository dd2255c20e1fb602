import { draftPrefix } from './draft-prefix.ts'

export type DraftValues = Readonly<Record<string, unknown>>

/**
 * For how long a draft is kept: until the tab is closed or the session ends, or `until-sent`: over both, for the
 * member alone whom its key names.
 */
export type DraftLife = 'with-tab' | 'until-sent'

/** All that last stand together, so that they go together. */
const lastingKey = 'drafts'

/** Keeps what was typed until it is sent or dropped, or its life is over. Never for passwords. */
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

/** Of the drafts that last. */
export function lastingDraftKeys(): string[] {
  return inStorage(() => Object.keys(lastingDrafts())) ?? []
}

/** Leaves no draft behind for whoever uses this browser next. */
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

/** A browser that denies its storage, or has no room left, keeps no drafts: the form works all the same. */
function inStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
