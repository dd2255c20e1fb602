import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'

export function Message({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <p role="alert" className="text-2xl font-semibold">
        {title}
      </p>
      <p className="max-w-measure text-white/80">{lead}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
    </>
  )
}

export function BackToTitle({ id }: { id: number }) {
  const t = useTranslations('playWatch')
  return (
    <SmartLink to={pathTo('/play/video/:id', { id })} className={buttonClass('clear')}>
      {t('back')}
    </SmartLink>
  )
}
