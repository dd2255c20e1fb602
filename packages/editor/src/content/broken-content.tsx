import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Replacement for content that the product cannot store. Shows none of it, and overwrites it only on request. */
export function BrokenContent({ onReset }: { readonly onReset: () => void }) {
  const t = useTranslations('consoleText.broken')
  return (
    <Notice tone="danger">
      <p className="font-semibold">{t('title')}</p>
      <p>{t('lead')}</p>
      <button type="button" onClick={onReset} className={`${buttonClass('quiet')} mt-2`}>
        {t('reset')}
      </button>
    </Notice>
  )
}
