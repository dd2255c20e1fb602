import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { useAnnouncedStep } from '../../session/use-announced-step.ts'

/** Says once which church is the member's now, right after they changed it (`moveTo`): no address of its own claims it. */
export function MovedNotice() {
  const t = useTranslations('memberHome')
  const shell = useTranslations('shell')
  const { church } = useChurchSite()
  const hasMoved = useAnnouncedStep()
  const [isClosed, setClosed] = useState(false)
  return (
    <div role="status" className="empty:hidden">
      {hasMoved && !isClosed && (
        <Notice tone="success" role="none" dismiss={{ label: shell('close'), onDismiss: () => setClosed(true) }}>
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
