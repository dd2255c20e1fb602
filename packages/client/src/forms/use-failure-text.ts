import { ApiError, NoResponseError } from '@narthex/contract/client'
import { useTranslations } from 'use-intl'

/** Says of a call that failed what any form would say; the page brings the messages `forms` and `captcha`. */
export function useFailureText(): (error: unknown) => string {
  const t = useTranslations('forms')
  const captcha = useTranslations('captcha')
  return (error) => {
    if (error instanceof NoResponseError) return t('noAnswer')
    if (!(error instanceof ApiError)) return t('failed')
    if (error.code === 'TOO_MANY_REQUESTS') {
      return t('tooMany', { count: Math.ceil((error.retryAfterSeconds ?? 60) / 60) })
    }
    if (error.code === 'BUSY') return t('busy')
    if (error.code === 'UNAVAILABLE') return t('unavailable')
    if (error.code === 'INVALID_CAPTCHA' || error.code === 'CAPTCHA_REQUIRED') return captcha('invalid')
    return t('failed')
  }
}
