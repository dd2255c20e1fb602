import { dateIn } from '@narthex/contract/church-time'
import type { StaffRole } from '@narthex/contract/permissions'
import { roleLimits } from '@narthex/contract/role-limits'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { isIncomplete, type RoleTerms } from './held-roles.ts'
import { RoleParts } from './role-parts.tsx'

export interface RoleTermsFieldsProps {
  readonly role: StaffRole
  readonly terms: RoleTerms
  readonly onChange: (terms: RoleTerms) => void
  /** Says what is missing, once someone has tried to save. */
  readonly isChecked: boolean
}

/** The last day of a role, and the parts of the church that it reaches where it may be limited. */
export function RoleTermsFields({ role, terms, onChange, isChecked }: RoleTermsFieldsProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const { now, timeZone } = useDateContext()
  const { reach } = terms
  const kind = roleLimits[role]
  return (
    <>
      <TextField
        label={t('lastDay', { role: names(role) })}
        type="date"
        min={dateIn(timeZone, now)}
        value={terms.ate}
        onChange={({ currentTarget: { value } }) => onChange({ ...terms, ate: value })}
      />
      {kind && (
        <ChoiceGroup
          label={t('reach', { role: names(role) })}
          type="radio"
          name={`reach-${role}`}
          options={[
            { value: 'all', label: t('everywhere') },
            { value: 'some', label: t(`inSome.${kind}`) },
          ]}
          chosen={reach ? 'some' : 'all'}
          onChange={({ currentTarget: { value } }) => onChange({ ...terms, reach: value === 'some' ? [] : null })}
        />
      )}
      {kind && reach && (
        <RoleParts
          role={role}
          chosen={reach}
          error={isChecked && isIncomplete(terms) ? t('chooseOne') : undefined}
          onChange={(chosen) => onChange({ ...terms, reach: chosen })}
        />
      )}
    </>
  )
}
