import { Captcha } from '@narthex/client/forms/captcha'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/api.ts'

export interface CaptchaPanelProps {
  /** Called without `solution` when the reader gave up. */
  readonly onSettled: (solution: string | undefined) => void
}

/**
 * A short wait while the device works; a box where a provider asks. Within the dialog that the call came from: everything
 * outside of an open one can be neither seen nor reached. Closing it gives the call up.
 */
export function CaptchaPanel({ onSettled }: CaptchaPanelProps) {
  const t = useTranslations('captcha')
  const [dialog] = useState(() => [...document.querySelectorAll('dialog:modal')].at(-1))
  const giveUp = useEffectEvent(() => onSettled(undefined))
  useEffect(() => {
    const onClose = () => giveUp()
    dialog?.addEventListener('close', onClose)
    return () => dialog?.removeEventListener('close', onClose)
  }, [dialog])
  const panel = (
    <section
      aria-label={t('label')}
      className={`${cardClass} fixed inset-x-4 above-bottom-6 z-40 mx-auto grid max-w-md gap-2 p-4 shadow-float print:hidden`}
    >
      <p className="font-semibold">{t('moment')}</p>
      <Captcha callApi={callApi} onToken={(solution) => solution && onSettled(solution)} />
      <button type="button" onClick={() => onSettled(undefined)} className={`${textLinkClass} justify-self-start`}>
        {t('giveUp')}
      </button>
    </section>
  )
  return dialog ? createPortal(panel, dialog) : panel
}
