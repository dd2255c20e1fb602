import { useLayoutEffect } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { type DraftLife, keepDraft, readDraft } from '../outbox/draft.ts'

/** Fields of a form that are kept as a draft, under a key that is unique in the product. Never a password. */
export interface Draft<Input extends FieldValues> {
  readonly key: string
  readonly fields: readonly Path<Input>[]
  readonly life?: DraftLife
  /** Sent, it is still wanted: a step that the reader may come back to. */
  readonly isKeptWhenSent?: true
}

/** Keeps what is typed into a form over a reload. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  draft: Draft<Input> | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each draft, when its fields are there
  useLayoutEffect(() => {
    if (!draft) return
    const kept = readDraft(draft.key, draft.life)
    for (const name of kept ? draft.fields : []) {
      const value = kept?.[name]
      // What is typed into a served page before the app runs is newer.
      const isTyped = form.getValues(name) && !form.formState.defaultValues?.[name]
      if (value !== undefined && !isTyped)
        form.setValue(name, value as PathValue<Input, typeof name>, { shouldDirty: true })
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        keepDraft(draft.key, Object.fromEntries(draft.fields.map((name) => [name, get(values, name)])), draft.life),
    })
  }, [draft?.key])
}
