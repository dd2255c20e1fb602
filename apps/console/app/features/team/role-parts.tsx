import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { StaffRole } from '@narthex/contract/permissions'
import { listRoleParts } from '@narthex/contract/users/role.endpoints'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Skeleton } from '@narthex/ui/skeleton'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import type { RolePart } from './held-roles.ts'

export interface RolePartsProps {
  readonly role: StaffRole
  readonly chosen: readonly RolePart[]
  readonly onChange: (chosen: readonly RolePart[]) => void
  readonly error: string | undefined
}

/** The most that are listed; where there are more, they are searched. */
const maxListed = 50

/** The congregations, groups or events to which a role is limited. What is chosen stays in sight. */
export function RoleParts({ role, chosen, onChange, error }: RolePartsProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const [term, setTerm] = useState('')
  const [isMany, setMany] = useState(false)
  const loaded = useLoaded(`parts of ${role} ${term}`, async () => {
    const { itens } = await callApi(listRoleParts, { query: { role, ...(term.trim() && { term: term.trim() }) } })
    if (itens.length === maxListed) setMany(true)
    return itens
  })
  const found = loaded.state === 'ready' ? loaded.value : []
  const shown = [...chosen, ...found.filter(({ id }) => !chosen.some((part) => part.id === id))]
  return (
    <div className="grid gap-2">
      {isMany && (
        <TextField
          label={t('findPart')}
          type="search"
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        />
      )}
      {loaded.state === 'loading' && shown.length === 0 && <Skeleton className="h-11" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && shown.length === 0 && <p className="text-muted">{t('noParts')}</p>}
      {(shown.length > 0 || error) && (
        <ChoiceGroup
          label={t('parts', { role: names(role) })}
          type="checkbox"
          name={`parts-${role}`}
          options={shown.map(({ id, nome }) => ({ value: String(id), label: nome }))}
          chosen={chosen.map(({ id }) => String(id))}
          error={error}
          onChange={({ currentTarget: { value, checked } }) =>
            onChange(
              checked
                ? [...chosen, ...shown.filter(({ id }) => id === Number(value))]
                : chosen.filter(({ id }) => id !== Number(value)),
            )
          }
        />
      )}
    </div>
  )
}
