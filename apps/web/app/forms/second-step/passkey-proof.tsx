import type { completeLogin, finishReauthentication } from '@narthex/contract/auth/factor.endpoints'
import type { RequestOptions } from '@narthex/contract/auth/second-step.schemas'
import { findErrorCode } from '@narthex/contract/client'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { arePasskeysKnown, showPasskey } from '../../device/passkeys.ts'
import { useFailureText } from '../use-failure-text.ts'
import type { SecondStepProps } from './second-step.tsx'

export interface PasskeyProofProps extends Pick<SecondStepProps, 'onProof' | 'onExpired'> {
  readonly options: RequestOptions
  /** The reader came here from another way, whose control is gone. */
  readonly takesFocus: boolean
}

/** A passkey of this site. It waits to be asked for: browsers show their own dialog, which should not come unannounced. */
export function PasskeyProof({ options, takesFocus, onProof, onExpired }: PasskeyProofProps) {
  const t = useTranslations('secondStep')
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isKnown = arePasskeysKnown()
  const action = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) action.current?.focus()
  }, [takesFocus])
  const prove = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const shown = await showPasskey(options)
      if ('value' in shown) await onProof({ tipo: 'CHAVE_ACESSO', resposta: shown.value })
      else setFailure(t('passkey.cancelled'))
    } catch (error) {
      const code = findErrorCode<typeof completeLogin | typeof finishReauthentication>(error)
      if (code === 'INVALID_CODE') onExpired()
      else setFailure(code === 'INVALID_FACTOR' ? t('wrong') : failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('passkey.lead')}</p>
      {(failure || !isKnown) && (
        <Notice tone="danger">
          <p>{failure ?? t('passkey.unsupported')}</p>
        </Notice>
      )}
      <button
        ref={action}
        type="button"
        onClick={prove}
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
