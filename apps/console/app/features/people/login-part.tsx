import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { resetFactors } from '@narthex/contract/auth/factor.endpoints'
import { closeMembership, endMemberSessions, reopenMembership } from '@narthex/contract/users/member-access.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
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
  const { login } = overview
  const { acesso } = person
  const offered: readonly Act[] = acesso === 'ENCERRADO' ? ['reopen'] : ['end', 'factors', 'close']
  return (
    <Part title={t('title')}>
      {acesso !== 'COM_LOGIN' && <p className="text-muted">{t(acesso === 'SEM_LOGIN' ? 'none' : 'closed')}</p>}
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
  const frame = useTranslations('consoleFrame')
  const change = useAct(useFailure())
  const confirm = () =>
    change.run(async () => {
      await callApi(acts[act], { params: { id: String(accountId) } })
      showMessage('GLOBAL', { tone: 'success', text: t('done') })
      onClose()
      onDone()
    })
  return (
    <Dialog isOpen onClose={onClose} title={t(act)} closeLabel={frame('close')}>
      <p>{t(`ask.${act}`, { name })}</p>
      {change.failure && (
        <Notice tone="danger" className="mt-4">
          <p>{change.failure}</p>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={toolClass('plain')} onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          aria-busy={change.isBusy || undefined}
          className={toolClass(act === 'close' ? 'danger' : 'primary')}
          onClick={() => void confirm()}
        >
          {t('confirm')}
        </button>
      </div>
    </Dialog>
  )
}
