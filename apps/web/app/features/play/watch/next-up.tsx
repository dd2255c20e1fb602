import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { usePlaceWords } from './use-place-words.ts'

const waitSeconds = 10

export interface NextUpProps {
  readonly next: TitleItem
  readonly onAgain: () => void
}

/** Next title: starts after some seconds, unless the reader cancels. */
export function NextUp({ next, onAgain }: NextUpProps) {
  const t = useTranslations('playWatch')
  const { corApp } = useChurchSite()
  const place = usePlaceWords(next)
  const navigate = useNavigate()
  const go = () => void navigate(pathTo('/play/watch/:id', { id: next.id }), { replace: true })
  const { secondsLeft, stop } = useCountdown(waitSeconds, go)
  const now = useRef<HTMLButtonElement>(null)
  useEffect(() => now.current?.focus(), [])
  return (
    <>
      <p role="status" className="text-lg font-semibold">
        {t('next.title')}
        <span className="sr-only">
          : {next.titulo}. {t('next.in', { seconds: waitSeconds })}
        </span>
      </p>
      <Cover
        {...itemCover('PLAY', next.id)}
        colour={corApp}
        photo={next.imagemLarga ?? next.imagem}
        focus="middle"
        className="aspect-video w-72 max-w-full overflow-hidden rounded-card max-h-[35dvh]"
      />
      <div>
        <p lang={next.idioma} className="text-xl font-semibold">
          {next.titulo}
        </p>
        {place && <p className="text-white/80">{place}</p>}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <button ref={now} type="button" onClick={go} className={`${buttonClass('light')} tabular-nums`}>
          {t('next.now')}
          {secondsLeft !== undefined && <span aria-hidden="true"> · {secondsLeft}</span>}
        </button>
        {secondsLeft !== undefined && (
          <button type="button" onClick={stop} className={buttonClass('clear')}>
            {t('next.stop')}
          </button>
        )}
        <button type="button" onClick={onAgain} className={buttonClass('clear')}>
          {t('end.again')}
        </button>
      </div>
    </>
  )
}

/** Undefined once it was stopped. */
function useCountdown(fromSeconds: number, onEnd: () => void) {
  const [secondsLeft, setLeft] = useState<number | undefined>(fromSeconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (secondsLeft === undefined) return
    if (secondsLeft <= 0) return end()
    const timer = setTimeout(() => setLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  return { secondsLeft, stop: () => setLeft(undefined) }
}
