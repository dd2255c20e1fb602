import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listStaff, type StaffMember } from '@narthex/contract/users/role.endpoints'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { AccessDialog, useMayChangeRoles } from './access-dialog.tsx'
import { type HeldRoles, useRolesText } from './held-roles.ts'
import { TeamInvitations } from './team-invitations.tsx'

/** The team of the office, and its open invitations. */
export function TeamPage() {
  const t = useTranslations('consoleTeam')
  const { igreja } = useOfficeSession()
  const [opened, setOpened] = useState<StaffMember>()
  const staff = useMemberData(['staff'], () => callApi(listStaff, { params: { id: String(igreja.id) } }))
  return (
    <div className="max-w-160">
      <PageHead title={t('title')} />
      <section className="mb-9">
        {staff.state === 'loading' && <Skeleton className="h-32" />}
        {staff.state === 'failed' && <LoadFailed onRetry={() => void staff.reload()} />}
        {staff.state === 'ready' && (
          <ul className="divide-y divide-line border-y border-line">
            {staff.value.map((member) => (
              <StaffRow key={member.user.id} member={member} onOpen={() => setOpened(member)} />
            ))}
          </ul>
        )}
      </section>
      <h2 className="mb-1 text-lg font-semibold">{t('inviteTitle')}</h2>
      <p className="mb-4 text-muted">{t('inviteLead')}</p>
      <TeamInvitations />
      {opened && staff.state === 'ready' && (
        <AccessDialog
          member={opened}
          onClose={() => setOpened(undefined)}
          onChange={(held) => staff.update((before) => setRoles(before, opened, held))}
        />
      )}
    </div>
  )
}

/** Sets the roles of a team member. A member without roles leaves the team. */
const setRoles = (staff: readonly StaffMember[], { user }: StaffMember, held: HeldRoles) =>
  staff.flatMap((member) => {
    if (member.user.id !== user.id) return [member]
    return held.roles.length > 0 ? [{ ...member, ...held }] : []
  })

/** Row of a team member. People change neither their own roles nor roles that their own may not grant. */
function StaffRow({ member, onOpen }: { readonly member: StaffMember; readonly onOpen: () => void }) {
  const t = useTranslations('consoleTeam')
  const rolesText = useRolesText()
  const mayChange = useMayChangeRoles()
  const name = `${member.usuario.nome} ${member.usuario.sobrenome}`
  return (
    <li className="flex min-h-15 items-center justify-between gap-4 py-1.5">
      <div className="min-w-0">
        <p className="truncate font-semibold">{name}</p>
        <p className="text-sm text-muted">{rolesText(member)}</p>
      </div>
      {mayChange(member) && (
        <button type="button" onClick={onOpen} aria-haspopup="dialog" className={toolClass('quiet')}>
          {t('change')}
          <span className="sr-only">{name}</span>
        </button>
      )}
    </li>
  )
}
