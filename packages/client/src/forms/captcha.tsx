import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CallApi } from '../calls/create-caller.ts'
import { useIsOnline } from '../device/connection.ts'
import { useCaptcha } from './use-captcha.ts'

export interface CaptchaProps {
  readonly callApi: CallApi
  /** Receives the token to send with the form; undefined while there is no token, and once it has expired. */
  readonly onToken: (token: string | undefined) => void
  /** How often the form was sent: each answer is good for one, so the next needs another. */
  readonly sent?: number
  /** The server did not take the last one (`INVALID_CAPTCHA`). */
  readonly isRefused?: boolean
}

/**
 * Guards a form against machines, with the provider of this product: the reader's device works by itself, or
 * Google asks. Its page names the messages `captcha`. Nothing of a provider is loaded before this is shown.
 */
export function Captcha({ callApi, onToken, sent = 0, isRefused = false }: CaptchaProps) {
  const t = useTranslations('captcha')
  const errors = useTranslations('errors')
  const isOnline = useIsOnline()
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const state = useCaptcha(callApi, place, `${sent}.${tries}`, onToken)
  const hasFailed = state === 'failed'
  return (
    <fieldset aria-label={t('label')} className="grid min-h-11 min-w-0 content-center gap-2">
      {(hasFailed || isRefused) && (
        <Notice tone="danger">
          {/* Without a network the check did not fail: it could not be made. */}
          <p>{hasFailed && !isOnline ? errors('offline') : t('invalid')}</p>
          {hasFailed && (
            <button type="button" className={textLinkClass} onClick={() => setTries(tries + 1)}>
              {t('retry')}
            </button>
          )}
        </Notice>
      )}
      <div ref={place} hidden={hasFailed} className="empty:hidden" />
      <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
        {state === 'working' && <Spinner />}
        {state === 'done' && <Icon name="check" className="size-5" />}
        {(state === 'working' || state === 'done') && t(state)}
      </p>
    </fieldset>
  )
}
