import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import type { ActivationMailing } from './use-activation-mail.ts'

export interface ActivationMailProps {
  readonly email: string
  readonly mailing: ActivationMailing
}

/** Says whether the activation e-mail went out, and sends it again. */
export function ActivationMail({ email, mailing: { state, reason, send, captcha } }: ActivationMailProps) {
  const t = useTranslations('access')
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
      {captcha}
      {state !== 'sending' && (
        <button
          type="button"
          onClick={() => void send(email, 'resent')}
          className={`${textLinkClass} justify-self-start`}
        >
          {t('activationAgain')}
        </button>
      )}
    </div>
  )
}
