import { Icon } from '@narthex/ui/icon'
import { useEffect, useRef } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useEditorForm } from './editor-form.ts'

/** What has to be mended before the record can be saved: it takes the focus after a try, and leads to each field. */
export function ErrorSummary() {
  const t = useTranslations('consoleEditor')
  const { editor, valid } = useEditorForm()
  const words = useTranslations(editor.fields.texts) as unknown as (key: string) => string
  const { errors, submitCount } = valid.form.formState
  const box = useRef<HTMLDivElement>(null)
  const paths = submitCount > 0 ? listPaths(errors) : []
  const isShown = paths.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown, submitCount])
  if (!isShown) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="mb-6 rounded-card p-4 shadow-[inset_0_0_0_2px_var(--color-danger)]"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="warning" className="size-5" />
        {t('errors', { count: paths.length })}
      </p>
      <ul className="mt-1 list-disc ps-8">
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              className="min-h-9 text-start text-brand-text underline underline-offset-4"
              onClick={() => focusField(path)}
            >
              {words(`${path.split('.').at(-1)}.label`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The ways to the fields that are wrong: `titulo`, `traducoes.en.resumo`. */
export function listPaths(errors: FieldErrors, within = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || name === 'root') return []
    const path = `${within}${name}`
    return typeof error.type === 'string' ? [path] : listPaths(error as FieldErrors, `${path}.`)
  })
}

/** A field of a translation that is not shown gives the focus to its section. */
export function focusField(path: string): void {
  const field = document.querySelector(`[data-field="${path}"]`)
  const control = field?.querySelector<HTMLElement>('input, textarea, select, [contenteditable=true]')
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
