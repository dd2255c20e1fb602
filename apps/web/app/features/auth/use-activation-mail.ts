import { useCaptchaGate } from '@narthex/client/forms/use-captcha-gate'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { requestActivation } from '@narthex/contract/auth/account.endpoints'
import { type ReactNode, useState } from 'react'
import { useChurchSite } from '../../page/use-site.ts'
import { callApi } from '../../session/api.ts'

export interface ActivationMailing {
  readonly state: 'sending' | 'sent' | 'resent' | 'failed'
  readonly reason: string
  readonly send: (email: string, then?: 'sent' | 'resent') => Promise<void>
  /** Captcha to draw beside the button; null until the API asks for it. */
  readonly captcha: ReactNode
}

/** Sends the activation e-mail, and knows whether it went out. At first the API has just sent it, with the registration. */
export function useActivationMail(): ActivationMailing {
  const { church } = useChurchSite()
  const gate = useCaptchaGate(callApi)
  const failureText = useFailureText()
  const [state, setState] = useState<ActivationMailing['state']>('sent')
  const [reason, setReason] = useState('')

  async function send(email: string, then: 'sent' | 'resent' = 'sent'): Promise<void> {
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
  return { state, reason, send, captcha: gate.captcha }
}
