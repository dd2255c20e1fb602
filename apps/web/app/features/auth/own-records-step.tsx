import { useAct } from '@narthex/client/data/use-act'
import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { logIn } from '@narthex/contract/auth/login.endpoints'
import { findErrorCode } from '@narthex/contract/client'
import type { Success } from '@narthex/contract/endpoint'
import { listOwnRecords, takeOwnRecord } from '@narthex/contract/people/person-login.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { enterSession } from '../../login/start-session.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'
import { FormFailure } from './form-failure.tsx'
import { Identity } from './identity.tsx'
import { RegisterStep } from './register-step.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'

export interface OwnRecordsStepProps extends StepProps {
  readonly email: string
  /** The password with which the reader has just proven the login. */
  readonly proven: string
}

/** Asks the owner of a login whom of the church's people they are; registers a new person where they are none of them. */
export function OwnRecordsStep({ email, proven, ...way }: OwnRecordsStepProps) {
  const t = useTranslations('access')
  const failureText = useFailureText()
  const { church } = useChurchSite()
  const gate = useCaptchaGate(callApi)
  const [records, setRecords] = useState<Success<typeof listOwnRecords>['itens']>()
  const act = useAct(failureText)
  const login = { email, senha: proven }
  const params = { id: church.slug }

  const enter = async () => {
    const answer = await callApi(logIn, { body: { username: email, password: proven } })
    if ('desafio' in answer) way.go({ name: 'second-factor', email, challenge: answer }, { replace: true })
    else await enterSession(church, answer)
  }
  const read = () =>
    act.run(async () => {
      const { itens } = await gate.run((captcha) => callApi(listOwnRecords, { params, body: { ...login, captcha } }))
      setRecords(itens)
    })
  const take = (idUsuario: number) =>
    act.run(async () => {
      try {
        await gate.run((captcha) => callApi(takeOwnRecord, { params, body: { ...login, idUsuario, captcha } }))
      } catch (error) {
        // Another tab was faster.
        if (findErrorCode<typeof takeOwnRecord>(error) !== 'ALREADY_REGISTERED') throw error
      }
      await enter()
    })
  const begin = useEffectEvent(() => void read())
  useEffect(() => begin(), [])

  if (records?.length === 0) return <RegisterStep {...way} email={email} isComplete proven={proven} />
  if (!records) return <ReadingRecords failure={act.failure} captcha={gate.captcha} onRetry={() => void read()} />
  return (
    <StepFrame title={t('who.title')} lead={t('who.lead')}>
      <Identity email={email} go={way.go} />
      {gate.captcha}
      <FormFailure failure={act.failure} />
      <ul className="grid gap-3">
        {records.map(({ id, nome }) => (
          <li key={id}>
            <button
              type="button"
              disabled={act.isBusy}
              onClick={() => void take(id)}
              className={`${buttonClass('primary')} w-full`}
            >
              {nome}
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            disabled={act.isBusy}
            onClick={() => setRecords([])}
            className={`${buttonClass('quiet')} w-full`}
          >
            {t('who.none')}
          </button>
        </li>
      </ul>
    </StepFrame>
  )
}

interface ReadingRecordsProps {
  readonly failure: string | undefined
  readonly captcha: ReactNode
  readonly onRetry: () => void
}

function ReadingRecords({ failure, captcha, onRetry }: ReadingRecordsProps) {
  const t = useTranslations('access')
  const errors = useTranslations('errors')
  return (
    <StepFrame title={t('who.loading')}>
      {captcha}
      {failure ? (
        <>
          <FormFailure failure={failure} />
          <button type="button" onClick={onRetry} className={buttonClass('primary')}>
            {errors('retry')}
          </button>
        </>
      ) : (
        <Spinner className="size-8 text-brand-text" />
      )}
    </StepFrame>
  )
}
