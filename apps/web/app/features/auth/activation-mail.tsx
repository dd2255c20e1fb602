import { requestActivation } from '@narthex/contract/auth/account.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCaptchaGate } from '../../forms/use-captcha-gate.tsx'
import { useFailureText } from '../../forms/use-failure-text.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'

export interface ActivationMailProps {
  readonly email: string
  /** It was sent a moment ago, by what led here. */
  readonly isSent: boolean
}

/** Sends the activation e-mail, says whether it went out, and sends it again. */
export function ActivationMail({ email, isSent }: ActivationMailProps) {
  const t = useTranslations('access')
  const { church } = useChurchSite()
  const gate = useCaptchaGate()
  const failureText = useFailureText()
  const [state, setState] = useState<'sending' | 'sent' | 'resent' | 'failed'>(isSent ? 'sent' : 'sending')
  const [reason, setReason] = useState('')
  const hasBegun = useRef(isSent)

  const send = async (then: 'sent' | 'resent') => {
    setState('sending')
    try {
      const query = { igreja: church.slug }
      await gate.run((captcha) => callApi(requestActivation, { query, body: { email, captcha } }))
      setState(then)
    } catch (error) {
      setReason(failureText(error))
      setState('failed')
    }
  }
  const sendOnce = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void send('sent')
  })
  useEffect(() => sendOnce(), [])

  return (
    <div className="grid grid-cols-1 gap-4">
      <div aria-live="polite">
        {state === 'sending' && (
          <p className="flex items-center gap-3 text-muted">
            <Spinner /> {t('activationSending')}
          </p>
        )}
        {state === 'failed' && (
          <Notice tone="danger" role="none">
            <p>{t('activationFailed', { email })}</p>
            <p>{reason}</p>
          </Notice>
        )}
        {(state === 'sent' || state === 'resent') && (
          <>
            <p>{t('activationSent', { email })}</p>
            <p className="mt-3 text-sm text-muted">{t(state === 'resent' ? 'activationResent' : 'activationSpam')}</p>
          </>
        )}
      </div>
      {gate.captcha}
      {state !== 'sending' && (
        <button type="button" onClick={() => void send('resent')} className={`${textLinkClass} justify-self-start`}>
          {t('activationAgain')}
        </button>
      )}
    </div>
  )
}
