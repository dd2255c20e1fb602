import { type ActGroup, actGroups, listGroupActs } from '@narthex/contract/audit/act-groups'
import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useLocale, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PeopleField } from '../../components/people-field.tsx'
import { useMay } from '../../session/office.ts'
import { useActWords } from './act-words.ts'
import { type AuditFilters, toParams } from './audit-path.ts'

export interface AuditFiltersFormProps {
  readonly filters: AuditFilters
  readonly onChange: (filters: AuditFilters) => void
}

/** Filters of the audit log: each change shows at once. */
export function AuditFiltersForm({ filters, onChange }: AuditFiltersFormProps) {
  const t = useTranslations('consoleAudit')
  const forms = useTranslations('forms')
  const locale = useLocale()
  const words = useActWords()
  const mayFind = useMay('people.find')
  const { grupo, acao, usuario, nome, de, ate } = filters
  const change = (own: Partial<AuditFilters>) => onChange({ ...filters, ...own })
  const acts = grupo
    ? listGroupActs(grupo)
        .map((act) => ({ value: act, label: words(act) }))
        .sort((one, other) => one.label.localeCompare(other.label, locale))
    : []
  return (
    <search className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        label={t('group')}
        optional={forms('optional')}
        placeholder={t('anyGroup')}
        options={actGroups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
        value={grupo ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ grupo: (value || undefined) as ActGroup | undefined, acao: undefined })
        }
      />
      {grupo && (
        <SelectField
          label={t('act')}
          optional={forms('optional')}
          placeholder={t('anyAct')}
          options={acts}
          value={acao ?? ''}
          onChange={({ currentTarget: { value } }) => change({ acao: (value || undefined) as AuditedAct | undefined })}
        />
      )}
      {mayFind && (
        <PeopleField
          label={t('person')}
          optional={forms('optional')}
          value={usuario ? { value: usuario, label: nome ?? usuario } : undefined}
          onChange={(person) => change({ usuario: person?.value, nome: person?.label })}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('sinceDay')}
          optional={forms('optional')}
          type="date"
          value={de ?? ''}
          max={ate}
          onChange={({ currentTarget: { value } }) => change({ de: value || undefined })}
        />
        <TextField
          label={t('untilDay')}
          optional={forms('optional')}
          type="date"
          value={ate ?? ''}
          min={de}
          onChange={({ currentTarget: { value } }) => change({ ate: value || undefined })}
        />
      </div>
      {Object.keys(toParams(filters)).length > 0 && (
        <p className="self-end">
          <button type="button" className={toolClass('quiet')} onClick={() => onChange({})}>
            {t('clear')}
          </button>
          {filters.registro && <span className="ms-3 text-sm text-muted">{t('ofRecord')}</span>}
        </p>
      )}
    </search>
  )
}
