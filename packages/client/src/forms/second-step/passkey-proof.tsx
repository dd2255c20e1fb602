import type { completeLogin, finishReauthentication } from '@narthex/contract/auth/factor.endpoints'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'
import { findErrorCode } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '../../data/use-act.ts'
import { arePasskeysKnown, showPasskey } from '../../device/passkeys.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { SecondStepProps } from './second-step.tsx'

type ProofCall = typeof completeLogin | typeof finishReauthentication

export interface PasskeyProofProps extends Pick<SecondStepProps, 'onProof' | 'onExpired'> {
  readonly options: RequestOptions
  /** The reader came here from another way, whose control is gone. */
  readonly takesFocus: boolean
}

/** A passkey of this site. It waits to be asked for: browsers show their own dialog, which should not come unannounced. */
export function PasskeyProof({ options, takesFocus, onProof, onExpired }: PasskeyProofProps) {
  const t = useTranslations('secondStep')
  const failureText = useFailureText()
  const isKnown = arePasskeysKnown()
  const { outcome, isBusy, failure, run } = useAct<'proven' | 'cancelled'>((error) =>
    findErrorCode<ProofCall>(error) === 'INVALID_FACTOR' ? t('wrong') : failureText(error),
  )
  const isCancelled = outcome.state === 'done' && outcome.value === 'cancelled'
  const complaint = isCancelled ? t('passkey.cancelled') : isKnown ? failure : t('passkey.unsupported')
  const action = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) action.current?.focus()
  }, [takesFocus])
  const prove = () =>
    run(async () => {
      const shown = await showPasskey(options)
      if (!('value' in shown)) return 'cancelled'
      try {
        await onProof({ tipo: 'CHAVE_ACESSO', resposta: shown.value })
      } catch (error) {
        if (findErrorCode<ProofCall>(error) !== 'INVALID_CODE') throw error
        onExpired()
      }
      return 'proven'
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('passkey.lead')}</p>
      {complaint && (
        <Notice tone="danger">
          <p>{complaint}</p>
        </Notice>
      )}
      <button
        ref={action}
        type="button"
        onClick={() => void prove()}
        disabled={!isKnown}
        aria-busy={isBusy || undefined}
        className={buttonClass('primary')}
      >
        {isBusy ? <Spinner /> : <MemberIcon name="key" className="size-5" />}
        {t('passkey.action')}
      </button>
    </div>
  )
}
