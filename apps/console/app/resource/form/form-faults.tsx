import { ErrorSummary } from '@narthex/ui/office/error-summary'
import type { FieldErrors } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useEditorForm } from './editor-form.ts'
import { findFieldLabel } from './field-texts.ts'
import type { FieldWords } from './kind-editor.ts'

/** Errors to correct before the record can be published or saved; each line links to its field. */
export function FormFaults() {
  const t = useTranslations('consoleEditor')
  const { editor, valid } = useEditorForm()
  const words = useTranslations(editor.fields.texts) as unknown as FieldWords
  const { errors, submitCount } = valid.form.formState
  const faults = (submitCount > 0 ? listPaths(errors) : []).map((path) => {
    const way = path.split('.')
    const [, language] = way.toReversed()
    const label = findFieldLabel(words, way)
    return {
      name: path,
      label: language && way.length > 2 ? `${label} (${language})` : label,
      text: valid.findComplaint(path, label) ?? '',
    }
  })
  return (
    <div className="mt-4 mb-6 empty:hidden">
      <ErrorSummary title={t('errors', { count: faults.length })} faults={faults} attempt={submitCount} />
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
