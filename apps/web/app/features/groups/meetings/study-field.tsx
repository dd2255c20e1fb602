import { SelectField } from '@narthex/ui/select-field'
import { useTranslations } from 'use-intl'
import { useStudies } from './use-meetings.ts'

export interface StudyFieldProps {
  readonly memberId: number
  readonly value: number | null
  readonly onChange: (idEstudo: number | null) => void
}

/** Study that the group read; empty if the church has no studies, or they cannot be loaded offline. */
export function StudyField({ memberId, value, onChange }: StudyFieldProps) {
  const t = useTranslations('meetings.form')
  const loaded = useStudies(memberId)
  const studies = (loaded.state === 'ready' && loaded.value.value) || []
  if (studies.length === 0) return null
  // One that is older than the list reaches stays chosen.
  const isListed = value === null || studies.some(({ id }) => id === value)
  const options = studies.map(({ id, titulo }) => ({ value: String(id), label: titulo }))
  return (
    <SelectField
      label={t('study')}
      optional={t('optional')}
      placeholder={t('noStudy')}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      options={isListed ? options : [...options, { value: String(value), label: t('olderStudy') }]}
    />
  )
}
