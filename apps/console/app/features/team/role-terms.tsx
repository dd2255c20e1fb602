import { dateIn } from '@narthex/contract/church-time'
import type { StaffRole } from '@narthex/contract/permissions'
import { roleLimits } from '@narthex/contract/role-limits'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useCongregations } from '../../resources/people/person-controls.tsx'
import { isIncomplete, type RoleTerms } from './held-roles.ts'

export interface RoleTermsFieldsProps {
  readonly role: StaffRole
  readonly terms: RoleTerms
  readonly onChange: (terms: RoleTerms) => void
  /** Says what is missing, once someone has tried to save. */
  readonly isChecked: boolean
}

/** The last day of a role, and the congregations that it reaches where it may be limited. */
export function RoleTermsFields({ role, terms, onChange, isChecked }: RoleTermsFieldsProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const { now, timeZone } = useDateContext()
  const { reach } = terms
  const congregations = useCongregations().map(({ value, label }) => ({ id: Number(value), nome: label }))
  const isLimitable = roleLimits[role] !== undefined && (congregations.length > 0 || reach !== null)
  return (
    <>
      <TextField
        label={t('lastDay', { role: names(role) })}
        type="date"
        min={dateIn(timeZone, now)}
        value={terms.ate}
        onChange={({ currentTarget: { value } }) => onChange({ ...terms, ate: value })}
      />
      {isLimitable && (
        <ChoiceGroup
          label={t('reach', { role: names(role) })}
          type="radio"
          name={`reach-${role}`}
          options={[
            { value: 'all', label: t('everywhere') },
            { value: 'some', label: t('inSome') },
          ]}
          chosen={reach ? 'some' : 'all'}
          onChange={({ currentTarget: { value } }) => onChange({ ...terms, reach: value === 'some' ? [] : null })}
        />
      )}
      {isLimitable && reach && (
        <ChoiceGroup
          label={t('congregations', { role: names(role) })}
          type="checkbox"
          name={`congregations-${role}`}
          options={congregations.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          chosen={reach.map(({ id }) => String(id))}
          error={isChecked && isIncomplete(terms) ? t('chooseOne') : undefined}
          onChange={({ currentTarget: { value, checked } }) =>
            onChange({
              ...terms,
              reach: congregations.filter(({ id }) =>
                id === Number(value) ? checked : reach.some((chosen) => chosen.id === id),
              ),
            })
          }
        />
      )}
    </>
  )
}
