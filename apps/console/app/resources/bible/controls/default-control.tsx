import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../../resource/form/widgets/widget.ts'
import { useOfferedTranslations } from '../offered-translations.ts'

/** The translation that opens first; without one, the reader's language decides. */
export function DefaultControl({ label, hint, error, value, onChange }: WidgetProps) {
  const t = useTranslations('consoleBible')
  const { valid } = useEditorForm()
  const offered = useOfferedTranslations()
  const chosen = valid.form.watch('escolhidas')
  const codes = Array.isArray(chosen) ? chosen.map(String) : []
  const translations = offered.state === 'ready' ? offered.value : []
  if (codes.length === 0 && !value) return <p className="text-sm text-muted">{t('defaultNeedsChoice')}</p>
  const options = [...new Set([...codes, ...(value ? [String(value)] : [])])].map((code) => ({
    value: code,
    label: translations.find(({ codigo }) => codigo === code)?.nome ?? code,
  }))
  return (
    <SelectField
      label={label}
      hint={hint}
      error={error}
      value={value ? String(value) : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      options={[{ value: '', label: t('byReader') }, ...options]}
    />
  )
}
