import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { readActivation } from '@narthex/contract/auth/account.endpoints'
import { ApiError } from '@narthex/contract/client'
import type { Success } from '@narthex/contract/endpoint'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/api.ts'
import { ConfirmAgainStep } from './confirm-again-step.tsx'
import { ConfirmPasswordStep } from './confirm-password-step.tsx'
import { StepFrame, type StepProps } from './step-frame.tsx'
import type { ProvenListener } from './use-confirmation.ts'

/** The account that an activation link activates. */
export type Activation = Success<typeof readActivation>

/**
 * The page of an activation link. The link proves the address only: the person who follows it enters the password of the
 * registration, or replaces it together with what the registration said of them.
 */
export function ConfirmingStep({ codigo, ...way }: StepProps & ProvenListener & { codigo: string }) {
  const t = useTranslations('access')
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  const [activation, setActivation] = useState<Activation>()
  const [failure, setFailure] = useState<string>()
  const [isReplacing, setReplacing] = useState(false)

  const read = async (code: string) => {
    setFailure(undefined)
    try {
      setActivation(await callApi(readActivation, { body: { codigo: code } }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) {
        way.go({ name: 'bad-link', kind: 'activation' }, { replace: true })
      } else setFailure(failureText(error))
    }
  }
  const readNew = useEffectEvent((code: string) => void read(code))
  useEffect(() => readNew(codigo), [codigo])

  if (activation) {
    const shared = { ...way, ...activation, codigo }
    return isReplacing ? (
      <ConfirmAgainStep {...shared} onBack={() => setReplacing(false)} />
    ) : (
      <ConfirmPasswordStep {...shared} onUnknown={() => setReplacing(true)} />
    )
  }
  return (
    <StepFrame title={t('confirm.title')}>
      {failure ? (
        <>
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
          <button type="button" onClick={() => void read(codigo)} className={buttonClass('primary')}>
            {errors('retry')}
          </button>
        </>
      ) : (
        <Spinner className="size-8 text-brand-text" />
      )}
    </StepFrame>
  )
}
