import { longDate } from '@narthex/client/format/long-dates'
import { clockText } from '@narthex/client/format/recording-times'
import { dateIn } from '@narthex/contract/church-time'
import type { Video } from '@narthex/contract/media/video.schemas'
import { chipClass } from '@narthex/ui/chip'
import { type RefObject, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { PlayerHandle } from '../../../components/player/player.tsx'
import { ShareBar } from '../../../components/share-bar.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { listAddress } from '../../../routing/list-address.ts'
import type { PagePath } from '../../../routing/page-path.ts'

interface VideoHeadProps {
  readonly video: Video
  readonly path: PagePath
  readonly player: RefObject<PlayerHandle | null>
}

/** Title, speaker and date of a video, with share links, optionally at the current position. */
export function VideoHead({ video, path, player }: VideoHeadProps) {
  const t = useTranslations('videos')
  const locale = useLocale()
  const { church } = useChurchSite()
  const { titulo, idioma, pregador, serie, referencia, dataPublicacao } = video
  const day = dateIn(church.fusoHorario, new Date(dataPublicacao))
  const [from, setFrom] = useState(0)
  return (
    <header>
      {serie && (
        <SmartLink to={listAddress('/videos', { serie })} className={chipClass}>
          {t('seriesOf', { name: serie })}
        </SmartLink>
      )}
      <h1 lang={idioma} className="mt-3 text-2xl">
        {titulo}
      </h1>
      <p className="mt-2 text-muted">
        {pregador && <>{pregador} · </>}
        <time dateTime={dataPublicacao}>{longDate(day, locale)}</time>
      </p>
      {referencia && <p className="mt-1 text-muted">{t('passage', { passage: referencia })}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <ShareBar title={titulo} path={from > 0 ? `${path}?t=${from}` : path} className="-ms-2.5" />
        <label className="inline-flex min-h-11 items-center gap-2 text-sm noscript:hidden">
          <input
            type="checkbox"
            checked={from > 0}
            onChange={(event) =>
              setFrom(event.currentTarget.checked ? Math.floor(player.current?.currentSeconds() ?? 0) : 0)
            }
            className="size-5"
          />
          {from > 0 ? t('shareAt', { time: clockText(from) }) : t('shareHere')}
        </label>
      </div>
    </header>
  )
}
