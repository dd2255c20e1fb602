import { dayText } from '@narthex/client/format/dates'
import type { StaffInvitation } from '@narthex/contract/office/staff-invitations.endpoints'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useRolesText } from './held-roles.ts'

export interface InvitationRowProps {
  readonly invitation: StaffInvitation
  readonly isBusy: boolean
  readonly onResend: () => void
  readonly onWithdraw: () => void
}

/** Row of an open invitation. */
export function InvitationRow({ invitation, isBusy, onResend, onWithdraw }: InvitationRowProps) {
  const t = useTranslations('consoleTeam')
  const rolesText = useRolesText()
  const dates = useDateContext()
  const { email, nome, sobrenome, role, ate, alcance, expiraEm } = invitation
  const given = {
    roles: [role],
    prazos: ate === null ? [] : [{ role, ate }],
    alcances: alcance ? [{ role, itens: alcance }] : [],
  }
  const isExpired = new Date(expiraEm) <= dates.now
  const name = `${nome} ${sobrenome}`
  return (
    <li className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="truncate">
          <span className="font-semibold">{name}</span> <span className="text-muted">· {rolesText(given)}</span>
        </p>
        <p className="truncate text-sm text-muted">{email}</p>
        <p className={`text-sm ${isExpired ? 'text-warning' : 'text-muted'}`}>
          {t(isExpired ? 'expired' : 'expires', { day: dayText(new Date(expiraEm), dates) })}
        </p>
      </div>
      <div className="flex gap-2">
        <button type="button" onClick={onResend} disabled={isBusy} className={toolClass('quiet')}>
          {t('resend')}
          <span className="sr-only">{name}</span>
        </button>
        <button type="button" onClick={onWithdraw} disabled={isBusy} className={toolClass('plain')}>
          {t('withdraw')}
          <span className="sr-only">{name}</span>
        </button>
      </div>
    </li>
  )
}
