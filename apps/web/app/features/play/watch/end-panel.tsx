import type { Title, TitleItem } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { NextUp } from './next-up.tsx'

export interface EndPanelProps {
  readonly title: Title
  readonly next: TitleItem | null
  readonly onAgain: () => void
}

/** Panel at the end of a title: the next title, or actions. */
export function EndPanel({ title, next, onAgain }: EndPanelProps) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 overflow-y-auto bg-black/85 p-6 text-center">
      {next ? <NextUp next={next} onAgain={onAgain} /> : <TheEnd title={title} onAgain={onAgain} />}
    </div>
  )
}

function TheEnd({ title, onAgain }: Omit<EndPanelProps, 'next'>) {
  const t = useTranslations('playWatch.end')
  const again = useRef<HTMLButtonElement>(null)
  useEffect(() => again.current?.focus(), [])
  return (
    <>
      <p role="status" className="text-2xl font-semibold">
        {t('title')}
      </p>
      <p className="max-w-measure text-white/80">{t('lead', { title: title.titulo })}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <button ref={again} type="button" onClick={onAgain} className={buttonClass('light')}>
          {t('again')}
        </button>
        <SmartLink to={pathTo('/play/video/:id', { id: title.id })} className={buttonClass('clear')}>
          {t('back')}
        </SmartLink>
        <SmartLink to="/play/browse" className={buttonClass('clear')}>
          {t('browse')}
        </SmartLink>
      </div>
    </>
  )
}
