import { Dialog } from '@narthex/ui/dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { Conflict } from '../drafts/merge-values.ts'
import { findFieldLabel, writeValue } from './field-texts.ts'
import type { FieldWords, FormEditor } from './kind-editor.ts'

export interface ConflictDialogProps {
  readonly editor: FormEditor
  readonly conflicts: readonly Conflict[]
  readonly onSettle: (chosen: readonly { readonly path: readonly string[]; readonly value: unknown }[]) => void
  readonly onClose: () => void
}

/** Two people changed the same field: what each wrote, and which one is kept. */
export function ConflictDialog({ editor, conflicts, onSettle, onClose }: ConflictDialogProps) {
  const t = useTranslations('consoleEditor.conflict')
  const frame = useTranslations('consoleFrame')
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, isTheirs: boolean) => {
    const others = theirs.difference(new Set([key]))
    setTheirs(isTheirs ? others.union(new Set([key])) : others)
  }
  const settle = () =>
    onSettle(
      conflicts.map(({ path, mine, theirs: other }) => ({ path, value: theirs.has(path.join('.')) ? other : mine })),
    )
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={frame('close')}>
      <p className="mb-4 text-muted">{t('lead')}</p>
      {conflicts.map(({ path, mine, theirs: other }) => {
        const key = path.join('.')
        const [language] = path.length > 2 ? path.slice(1) : []
        return (
          <fieldset key={key} className="mb-5">
            <legend className="mb-1 text-sm font-semibold">
              {findFieldLabel(words, path)}
              {language && ` (${language})`}
            </legend>
            {([false, true] as const).map((isTheirs) => (
              <label
                key={String(isTheirs)}
                className="mb-2 flex cursor-pointer gap-3 rounded-control p-3 shadow-[inset_0_0_0_1px_var(--line)] has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--brand-text)]"
              >
                <input
                  type="radio"
                  name={key}
                  checked={theirs.has(key) === isTheirs}
                  onChange={() => choose(key, isTheirs)}
                  className="mt-1 size-4.5 shrink-0 accent-(--brand-text)"
                />
                <span className="min-w-0">
                  <span className="block text-sm font-semibold">{isTheirs ? t('theirs') : t('mine')}</span>
                  <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
                    {writeValue(editor, words, path, isTheirs ? other : mine)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
      <button type="button" className={toolClass('primary')} onClick={settle}>
        {t('apply')}
      </button>
    </Dialog>
  )
}
