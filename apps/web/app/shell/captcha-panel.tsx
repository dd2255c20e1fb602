import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { Captcha } from '../forms/captcha.tsx'

/** A short wait while the device works; a box where a provider asks. Without `solution` the reader gave it up. */
export function CaptchaPanel({ onSettled }: { readonly onSettled: (solution: string | undefined) => void }) {
  const t = useTranslations('captcha')
  return (
    <section
      aria-label={t('label')}
      className={`${cardClass} fixed inset-x-4 above-bottom-6 z-40 mx-auto grid max-w-md gap-2 p-4 shadow-float print:hidden`}
    >
      <p className="font-semibold">{t('moment')}</p>
      <Captcha onToken={(solution) => solution && onSettled(solution)} />
      <button type="button" onClick={() => onSettled(undefined)} className={`${textLinkClass} justify-self-start`}>
        {t('giveUp')}
      </button>
    </section>
  )
}
