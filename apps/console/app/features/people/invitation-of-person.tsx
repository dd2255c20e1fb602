import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { isMinorBand } from '@narthex/contract/people/age-bands'
import type { OfficePerson } from '@narthex/contract/people/person.resource'
import type { PersonInvitation } from '@narthex/contract/people/person-login.endpoints'
import {
  getPersonInvitation,
  invitePerson,
  withdrawPersonInvitation,
} from '@narthex/contract/people/person-login.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'

const refusals = [
  'PERSON_HAS_LOGIN',
  'PERSON_WITHOUT_ADDRESS',
  'PERSON_IS_MINOR',
  'ADDRESS_HAS_LOGIN',
  'TOO_MANY_REQUESTS',
] as const

/** Invites a person without a login to open one, and shows the invitation that waits. */
export function InvitationOfPerson({ person }: { readonly person: OfficePerson }) {
  const t = useTranslations('consolePerson.invitation')
  const login = useTranslations('consolePerson.login')
  const { id, faixa, email } = person
  const params = { id: String(id) }
  const explain = useFailure()
  const invitation = useMemberData(['invitation of a person', id], () => callApi(getPersonInvitation, { params }))
  const act = useAct((error) => {
    const known = error instanceof ApiError && refusals.find((code) => code === error.code)
    return known ? t(`refusals.${known}`) : explain(error)
  })
  const [isAsked, setAsked] = useState(false)
  if (isMinorBand(faixa)) return <p className="text-muted">{t('minor')}</p>
  if (!email) return <p className="text-muted">{t('noAddress')}</p>
  if (invitation.state === 'loading') return <Skeleton className="h-11" />
  if (invitation.state === 'failed') return <LoadFailed onRetry={() => void invitation.reload()} />
  const { convite } = invitation.value
  const send = () =>
    act.run(async () => {
      const sent = await callApi(invitePerson, { params })
      invitation.update(() => ({ convite: sent }))
      showMessage('GLOBAL', { tone: 'success', text: t('sent', { email: sent.email }) })
    })
  const question = {
    title: t('withdraw'),
    lead: <p>{t('ask', { name: person.nome })}</p>,
    action: t('withdraw'),
    isDangerous: true,
    done: t('withdrawn'),
    async run() {
      await callApi(withdrawPersonInvitation, { params })
      invitation.update(() => ({ convite: null }))
    },
  }
  return (
    <>
      {convite ? <Pending invitation={convite} /> : <p className="text-sm text-muted">{t('lead')}</p>}
      {act.failure && (
        <Notice tone="danger" className="mt-3">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={toolClass('quiet')} disabled={act.isBusy} onClick={() => void send()}>
          {t(convite ? 'again' : 'send')}
        </button>
        {convite && (
          <button type="button" className={toolClass('plain')} disabled={act.isBusy} onClick={() => setAsked(true)}>
            {t('withdraw')}
          </button>
        )}
      </div>
      {isAsked && <ConfirmDialog confirmation={question} cancel={login('cancel')} onClose={() => setAsked(false)} />}
    </>
  )
}

function Pending({ invitation: { email, enviadoEm, expiraEm } }: { readonly invitation: PersonInvitation }) {
  const t = useTranslations('consolePerson.invitation')
  const dates = useDateContext()
  const isExpired = new Date(expiraEm) <= dates.now
  return (
    <>
      <p className="wrap-anywhere">{t('pending', { email, date: whenText(new Date(enviadoEm), dates) })}</p>
      <p className={`text-sm ${isExpired ? 'text-warning' : 'text-muted'}`}>
        {t(isExpired ? 'expired' : 'expires', { date: whenText(new Date(expiraEm), dates) })}
      </p>
    </>
  )
}
