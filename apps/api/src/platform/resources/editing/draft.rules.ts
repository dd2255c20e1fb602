import type { DraftSave } from '@narthex/contract/resources/editing.schemas'
import type { AccountId } from '../../ids.ts'
import type { DraftRow } from './draft.queries.ts'

const maxEditors = 20

type Save = Pick<DraftSave, 'editor' | 'sequencia'>

/** A save that was overtaken by a later one of the same editor, or that came before: its answer was lost. */
export const isKnownSave = (draft: DraftRow | undefined, { editor, sequencia }: Save): boolean =>
  findSequence(draft, editor) >= sequencia

/** The last save of an editor; 0 where it made none. */
export const findSequence = (draft: DraftRow | undefined, editor: string): number =>
  draft?.sequencias.find(([name]) => name === editor)?.[1] ?? 0

/**
 * Whether an editor knows all that was written: it wrote last itself, however many of its saves are in flight, or it saw
 * the record and the draft as they are.
 */
export function knowsAll(
  draft: DraftRow | undefined,
  { versao }: { readonly versao: number },
  save: Pick<DraftSave, 'editor' | 'versao' | 'revisao'> & { readonly accountId: AccountId | null },
): boolean {
  const isLast = draft?.editor === save.editor && draft.accountId === save.accountId
  const wroteLast = isLast && draft.versaoBase === versao
  return wroteLast || (save.versao === versao && save.revisao === (draft?.revisao ?? 0))
}

/** The last saves of the editors, this one the newest; the longest silent are forgotten. */
export function noteSave(draft: DraftRow | undefined, { editor, sequencia }: Save): DraftRow['sequencias'] {
  const others = draft?.sequencias.filter(([name]) => name !== editor) ?? []
  return [...others.slice(1 - maxEditors), [editor, sequencia]]
}

/** Whether two forms say the same, whatever the order of their fields. */
export const isSameForm = (one: unknown, other: unknown): boolean => toCanonical(one) === toCanonical(other)

/** Writes JSON so that values that say the same give the same text. To a form, missing and null are the same. */
export const toCanonical = (value: unknown): string => JSON.stringify(value ?? null, sortFields)

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value).filter(([, each]) => each !== undefined && each !== null)
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}
