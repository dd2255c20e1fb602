import { useLoaded } from '@narthex/client/data/use-loaded'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useOfficeSession } from '../../session/office.ts'
import type { Filter } from '../console-resource.ts'

export interface LoadedFilterProps {
  readonly label: string
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
  readonly className: string
}

/** A filter of records that the church has, of a day, or with a control of its own. */
export function LoadedFilter({ label, filter, value, onChange, className }: LoadedFilterProps) {
  const id = useId()
  const { control: Control } = filter
  if (Control) return <Control label={label} value={value} onChange={onChange} className={className} />
  return (
    <div className="flex items-center gap-2 text-sm text-muted">
      <label htmlFor={id}>{label}</label>
      {filter.isDay ? (
        <input
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={className}
        />
      ) : (
        <RecordSelect id={id} filter={filter} value={value} onChange={onChange} className={className} />
      )}
    </div>
  )
}

function RecordSelect({ id, filter, value, onChange, className }: Omit<LoadedFilterProps, 'label'> & { id: string }) {
  const t = useTranslations('consoleList')
  const { igreja } = useOfficeSession()
  const { load } = filter
  const loaded = useLoaded(`filter ${filter.name}`, async () => (load ? await load(igreja.codigo) : []))
  const options = loaded.state === 'ready' ? loaded.value : []
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} className={className}>
      <option value="">{t('all')}</option>
      {!isListed && <option value={value}>…</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
