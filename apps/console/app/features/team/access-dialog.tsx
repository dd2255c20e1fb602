import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { ApiError } from '@narthex/contract/client'
import { listGivableRoles, type StaffRole } from '@narthex/contract/permissions'
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

export interface AccessDialogProps {
  readonly member: StaffMember
  readonly onClose: () => void
  /** Called with the roles that the member holds by now; with none, their access has ended. */
  readonly onChange: (roles: readonly StaffRole[]) => void
}

/** Dialog that changes a team member's roles or ends their access. Takes effect with their next call. */
export function AccessDialog({ member, onClose, onChange }: AccessDialogProps) {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const frame = useTranslations('consoleFrame')
  const { roles: own } = useOfficeSession()
  const [wanted, setWanted] = useState<readonly StaffRole[]>(member.roles)
  const [held, setHeld] = useState<readonly StaffRole[]>(member.roles)
  const [isEnding, setEnding] = useState(false)
  const explain = useFailure()
  const act = useAct((error) =>
    error instanceof ApiError && error.code === 'LAST_ADMIN' ? t('refusals.LAST_ADMIN') : explain(error),
  )
  const name = `${member.usuario.nome} ${member.usuario.sobrenome}`
  const change = (roles: readonly StaffRole[]) =>
    act.run(async () => {
      await changeRoles(member, { held, wanted: roles }, (now) => {
        setHeld(now)
        onChange(now)
      })
      showMessage('GLOBAL', { tone: 'success', text: t(roles.length > 0 ? 'changed' : 'ended', { name }) })
      onClose()
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isEnding ? 'endTitle' : 'changeTitle', { name })}
      closeLabel={frame('close')}
    >
      {isEnding ? (
        <p>{t('endLead')}</p>
      ) : (
        <ChoiceGroup
          label={t('role')}
          type="checkbox"
          name="roles"
          options={listGivableRoles(own).map((role) => ({ value: role, label: names(role), hint: t(`does.${role}`) }))}
          chosen={wanted}
          onChange={({ currentTarget: { value, checked } }) => {
            const others = wanted.filter((role) => role !== value)
            setWanted(checked ? [...others, value as StaffRole] : others)
          }}
        />
      )}
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
          onClick={() => (wanted.length === 0 && !isEnding ? setEnding(true) : void change(isEnding ? [] : wanted))}
        >
          {isEnding ? t('end') : t('save')}
        </button>
      </div>
    </Dialog>
  )
}

/** Gives what is new before anything is taken. What was done is told after each call, also where a later one fails. */
async function changeRoles(
  { user }: StaffMember,
  { held, wanted }: Readonly<Record<'held' | 'wanted', readonly StaffRole[]>>,
  onChange: AccessDialogProps['onChange'],
) {
  const params = { id: String(user.id) }
  let now = held
  for (const role of wanted.filter((role) => !held.includes(role))) {
    await callApi(grantRole, { params, body: { role } })
    now = [...now, role]
    onChange(now)
  }
  for (const role of held.filter((role) => !wanted.includes(role))) {
    await callApi(revokeRole, { params, query: { role } })
    now = now.filter((other) => other !== role)
    onChange(now)
  }
}
