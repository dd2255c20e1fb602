import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Notice above unpublished content, for the people to whom its editor sent the link. */
export function PreviewNotice() {
  const t = useTranslations('share')
  return (
    <Notice tone="warning" className="mt-5">
      <p className="font-medium">{t('preview')}</p>
    </Notice>
  )
}
