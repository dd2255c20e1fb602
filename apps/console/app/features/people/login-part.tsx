import { whenText } from '@narthex/client/format/dates'
import { resetFactors } from '@narthex/contract/auth/factor.endpoints'
import { closeMembership, endMemberSessions, reopenMembership } from '@narthex/contract/users/member-access.endpoints'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { InvitationOfPerson } from './invitation-of-person.tsx'
import type { PersonFile } from './person-file.ts'
import { Part } from './person-parts.tsx'

const acts = {
  end: endMemberSessions,
  factors: resetFactors,
  close: closeMembership,
  reopen: reopenMembership,
} as const
type Act = keyof typeof acts

export interface LoginPartProps {
  readonly file: PersonFile
  readonly onChanged: () => void
}

/** The login of a person, and what staff may do about it. */
export function LoginPart({ file: { person, overview }, onChanged }: LoginPartProps) {
  const t = useTranslations('consolePerson.login')
  const dates = useDateContext()
  const [asked, setAsked] = useState<Act>()
  const mayWrite = useMay('people.write')
  const { login } = overview
  const { acesso } = person
  const offered: readonly Act[] = acesso === 'ENCERRADO' ? ['reopen'] : ['end', 'factors', 'close']
  return (
    <Part title={t('title')}>
      {acesso !== 'COM_LOGIN' && <p className="text-muted">{t(acesso === 'SEM_LOGIN' ? 'none' : 'closed')}</p>}
      {acesso === 'SEM_LOGIN' && mayWrite && <InvitationOfPerson person={person} />}
      {login && (
        <>
          <p className="wrap-anywhere">{t('address', { email: login.email })}</p>
          <p className="text-sm text-muted">
            {t('sessions', { count: login.sessoes })}
            {login.usadaEm && ` · ${t('used', { date: whenText(new Date(login.usadaEm), dates) })}`}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {offered.map((act) => (
              <button
                key={act}
                type="button"
                className={toolClass(act === 'close' ? 'danger' : 'quiet')}
                onClick={() => setAsked(act)}
              >
                {t(act)}
              </button>
            ))}
          </div>
        </>
      )}
      {login && asked && (
        <Question
          act={asked}
          name={`${person.nome} ${person.sobrenome}`.trim()}
          accountId={login.idConta}
          onClose={() => setAsked(undefined)}
          onDone={onChanged}
        />
      )}
    </Part>
  )
}

interface QuestionProps {
  readonly act: Act
  readonly name: string
  readonly accountId: number
  readonly onClose: () => void
  readonly onDone: () => void
}

function Question({ act, name, accountId, onClose, onDone }: QuestionProps) {
  const t = useTranslations('consolePerson.login')
  const confirmation = {
    title: t(act),
    lead: <p>{t(`ask.${act}`, { name })}</p>,
    action: t('confirm'),
    isDangerous: act === 'close',
    done: t('done'),
    async run() {
      await callApi(acts[act], { params: { id: String(accountId) } })
      onDone()
    },
  }
  return <ConfirmDialog confirmation={confirmation} cancel={t('cancel')} onClose={onClose} />
}
