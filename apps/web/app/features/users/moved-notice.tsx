import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** Set by the change of church in the address that it leads to. */
const movedKey = 'mudou'

/** Says once which church is the member's now, after they changed it. */
export function MovedNotice() {
  const t = useTranslations('memberHome')
  const shell = useTranslations('shell')
  const { church } = useChurchSite()
  const [query, setQuery] = useSearchParams()
  const [isShown, setShown] = useState(query.has(movedKey))
  const isInAddress = query.has(movedKey)
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true, preventScrollReset: true })
  }, [isInAddress, setQuery])
  return (
    <div role="status" className="empty:hidden">
      {isShown && (
        <Notice tone="success" role="none" dismiss={{ label: shell('close'), onDismiss: () => setShown(false) }}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p>{t('moved', { church: church.nome })}</p>
            <SmartLink to="/" className={`${textLinkClass} -my-2`}>
              {t('toSite')}
            </SmartLink>
          </div>
        </Notice>
      )}
    </div>
  )
}
