import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

export interface UpdateNoticeProps {
  readonly onRefresh: () => void
  readonly onDismiss: () => void
}

/** Offers a new version of the app. */
export function UpdateNotice({ onRefresh, onDismiss }: UpdateNoticeProps) {
  const t = useTranslations('shell')
  return (
    <div className="fixed inset-x-4 above-bottom-6 z-40 mx-auto max-w-md rounded-card shadow-float print:hidden">
      <Notice tone="info" dismiss={{ label: t('close'), onDismiss }}>
        <p className="text-base font-semibold">{t('updateReady')}</p>
        <button type="button" className={`${buttonClass('primary')} mt-2`} onClick={onRefresh}>
          {t('refresh')}
        </button>
      </Notice>
    </div>
  )
}
