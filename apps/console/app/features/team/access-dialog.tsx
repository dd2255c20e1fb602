import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { ApiError } from '@narthex/contract/client'
import { hasPermission, listGivableRoles, type StaffRole } from '@narthex/contract/permissions'
import { grantRole, revokeRole, type StaffMember } from '@narthex/contract/users/role.endpoints'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import {
  type HeldRoles,
  isIncomplete,
  isSame,
  type TermsOfRoles,
  toHeld,
  toSentTerms,
  toTerms,
  unlimitedTerms,
} from './held-roles.ts'
import { RoleTermsFields } from './role-terms.tsx'

export interface AccessDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
  /** Called with the roles that the member holds by now; with none, their access has ended. */
  readonly onChange: (held: HeldRoles) => void
}

/** Whether the caller may change the roles of a member: not their own, and none of those who hold roles that they do not give. */
export function useMayChangeRoles(): (member: Pick<StaffMember, 'user' | 'roles'>) => boolean {
  const { roles: own, user } = useOfficeSession()
  const givable = listGivableRoles(own)
  return (member) =>
    hasPermission({ roles: own }, 'roles.grant') &&
    member.user.id !== user.id &&
    member.roles.every((role) => givable.includes(role))
}

/** Dialog that changes a team member's roles or ends their access. Takes effect with their next call. */
export function AccessDialog({ member, onClose, onChange }: AccessDialogProps) {
  const t = useTranslations('consoleTeam')
  const frame = useTranslations('consoleFrame')
  const [wanted, setWanted] = useState(() => toTerms(member))
  const [held, setHeld] = useState(wanted)
  const [isEnding, setEnding] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const explain = useFailure()
  const act = useAct((error) =>
    error instanceof ApiError && error.code === 'LAST_ADMIN' ? t('refusals.LAST_ADMIN') : explain(error),
  )
  const name = `${member.usuario.nome} ${member.usuario.sobrenome}`
  const change = (to: TermsOfRoles) => {
    if ([...to.values()].some(isIncomplete)) return setChecked(true)
    return act.run(async () => {
      await changeRoles(member, { held, wanted: to }, (by) => {
        setHeld(by)
        onChange(toHeld(by))
      })
      showMessage('GLOBAL', { tone: 'success', text: t(to.size > 0 ? 'changed' : 'ended', { name }) })
      onClose()
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isEnding ? 'endTitle' : 'changeTitle', { name })}
      closeLabel={frame('close')}
    >
      {isEnding ? <p>{t('endLead')}</p> : <RoleFields wanted={wanted} onChange={setWanted} isChecked={isChecked} />}
      {act.failure && (
        <Notice tone="danger" className="mt-4">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        {isEnding ? (
          <button type="button" className={toolClass('plain')} onClick={() => setEnding(false)}>
            {t('keep')}
          </button>
        ) : (
          <button type="button" className={`${toolClass('danger')} me-auto`} onClick={() => setEnding(true)}>
            {t('end')}
          </button>
        )}
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={toolClass(isEnding ? 'danger' : 'primary')}
          onClick={() =>
            wanted.size === 0 && !isEnding ? setEnding(true) : void change(isEnding ? new Map() : wanted)
          }
        >
          {isEnding ? t('end') : t('save')}
        </button>
      </div>
    </Dialog>
  )
}

interface RoleFieldsProps {
  readonly wanted: TermsOfRoles
  readonly onChange: (wanted: TermsOfRoles) => void
  readonly isChecked: boolean
}

/** The roles that the caller gives, and the terms of each that is chosen. */
function RoleFields({ wanted, onChange, isChecked }: RoleFieldsProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const { roles: own } = useOfficeSession()
  const options = listGivableRoles(own).map((role) => ({ value: role, label: names(role), hint: t(`does.${role}`) }))
  return (
    <>
      <ChoiceGroup
        label={t('role')}
        type="checkbox"
        name="roles"
        options={options}
        chosen={[...wanted.keys()]}
        onChange={({ currentTarget: { value, checked } }) => {
          const others = [...wanted].filter(([role]) => role !== value)
          onChange(new Map(checked ? [...others, [value as StaffRole, unlimitedTerms]] : others))
        }}
      />
      {wanted.size > 0 && (
        <fieldset className="mt-4 grid min-w-0 gap-3">
          <legend className="font-semibold">{t('until')}</legend>
          <p className="text-sm text-muted">{t('untilHint')}</p>
          {[...wanted].map(([role, terms]) => (
            <RoleTermsFields
              key={role}
              role={role}
              terms={terms}
              onChange={(changed) => onChange(new Map(wanted).set(role, changed))}
              isChecked={isChecked}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Gives what is new before anything is taken. What was done is told after each call, also where a later one fails. */
async function changeRoles(
  { user }: StaffMember,
  { held, wanted }: Readonly<Record<'held' | 'wanted', TermsOfRoles>>,
  onChange: (by: TermsOfRoles) => void,
) {
  const params = { id: String(user.id) }
  const by = new Map(held)
  for (const [role, terms] of wanted) {
    if (isSame(held.get(role), terms)) continue
    await callApi(grantRole, { params, body: { role, ...toSentTerms(role, terms) } })
    onChange(new Map(by.set(role, terms)))
  }
  for (const role of held.keys()) {
    if (wanted.has(role)) continue
    await callApi(revokeRole, { params, query: { role } })
    by.delete(role)
    onChange(new Map(by))
  }
}
