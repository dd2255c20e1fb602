import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listStaff } from '@narthex/contract/users/role.endpoints'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { TeamInvitations } from './team-invitations.tsx'

/** Who works at the office, and who is invited to. */
export function TeamPage() {
  const t = useTranslations('consoleTeam')
  const names = useTranslations('consoleSession.roles')
  const { igreja } = useOfficeSession()
  const staff = useMemberData(['staff'], () => callApi(listStaff, { params: { id: String(igreja.id) } }))
  return (
    <div className="max-w-160">
      <PageHead title={t('title')} />
      <section className="mb-9">
        {staff.state === 'loading' && <Skeleton className="h-32" />}
        {staff.state === 'failed' && <LoadFailed onRetry={() => void staff.reload()} />}
        {staff.state === 'ready' && (
          <ul className="divide-y divide-line border-y border-line">
            {staff.value.map(({ usuario, roles }) => (
              <li key={usuario.id} className="py-2.5">
                <p className="truncate font-semibold">{`${usuario.nome} ${usuario.sobrenome}`}</p>
                <p className="text-sm text-muted">{roles.map((role) => names(role)).join(', ')}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <h2 className="mb-1 text-lg font-semibold">{t('inviteTitle')}</h2>
      <p className="mb-4 text-muted">{t('inviteLead')}</p>
      <TeamInvitations />
    </div>
  )
}
