import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import {
  listStaffInvitations,
  resendStaffInvitation,
  type StaffInvitation,
  withdrawStaffInvitation,
} from '@narthex/contract/office/staff-invitations.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'

export interface TeamInvitationsProps {
  /** Something else on the page is the main thing to do. */
  readonly isAside?: boolean
}

/** Invites people to the office, and shows who has not come yet. */
export function TeamInvitations({ isAside = false }: TeamInvitationsProps) {
  const t = useTranslations('consoleTeam')
  const list = useMemberData(['staff invitations'], () => callApi(listStaffInvitations, {}))
  const act = useAct(useFailure())
  const change = (make: (before: readonly StaffInvitation[]) => StaffInvitation[]) => {
    if (list.state === 'ready') list.update(({ itens }) => ({ itens: make(itens) }))
  }
  const put = (invitation: StaffInvitation) =>
    change((before) => [invitation, ...before.filter(({ id }) => id !== invitation.id)])
  const resend = (invitation: StaffInvitation) =>
    act.run(async () => {
      put(await callApi(resendStaffInvitation, { params: { id: String(invitation.id) } }))
      showMessage('GLOBAL', { tone: 'success', text: t('resent', { email: invitation.email }) })
    })
  const withdraw = (invitation: StaffInvitation) =>
    act.run(async () => {
      await callApi(withdrawStaffInvitation, { params: { id: String(invitation.id) } })
      change((before) => before.filter(({ id }) => id !== invitation.id))
      showMessage('GLOBAL', { tone: 'success', text: t('withdrawn', { email: invitation.email }) })
    })
  return (
    <>
      <InviteForm
        face={isAside ? 'quiet' : 'primary'}
        onInvited={(invitation) => {
          put(invitation)
          showMessage('GLOBAL', { tone: 'success', text: t('invited', { email: invitation.email }) })
        }}
      />
      <h2 className="mt-7 mb-2 font-semibold">{t('open')}</h2>
      {act.failure && (
        <Notice tone="danger" className="mb-3">
          <p>{act.failure}</p>
        </Notice>
      )}
      {list.state === 'loading' && <Skeleton className="h-14" />}
      {list.state === 'failed' && <LoadFailed onRetry={() => void list.reload()} />}
      {list.state === 'ready' && list.value.itens.length === 0 && <p className="text-muted">{t('noneOpen')}</p>}
      {list.state === 'ready' && list.value.itens.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.value.itens.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={act.isBusy}
              onResend={() => void resend(invitation)}
              onWithdraw={() => void withdraw(invitation)}
            />
          ))}
        </ul>
      )}
    </>
  )
}
