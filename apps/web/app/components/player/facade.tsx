import { clockText } from '@narthex/client/format/recording-times'
import { Badge } from '@narthex/ui/badge'
import { Cover } from '@narthex/ui/cover'
import type { DrawnCover } from '@narthex/ui/covers/item-cover'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'

interface FacadeProps {
  readonly title: string
  readonly image: string | null
  readonly cover: DrawnCover
  /** The services that will learn that it is watched. */
  readonly service: string | undefined
  readonly durationSeconds: number | null
  readonly playPath: string
  /** Position to resume from; undefined for the beginning. */
  readonly resumeSeconds: number | undefined
  readonly onPlay: (startSeconds: number) => void
}

const pill =
  'inline-flex min-h-11 items-center rounded-button bg-black/70 px-4.5 text-sm font-semibold hover:bg-black/85'

/**
 * A video before anybody wants it: its cover, and a sign to play. A link, so that it plays without scripts too; once the
 * app runs, it plays in place. The services that would learn of it are named first.
 */
export function Facade({
  title,
  image,
  cover,
  service,
  durationSeconds,
  playPath,
  resumeSeconds = 0,
  onPlay,
}: FacadeProps) {
  const t = useTranslations('player')
  const { corApp } = useChurchSite()
  return (
    <div className="group relative isolate size-full overflow-hidden bg-deep text-white [--ring:#fff]">
      <Cover
        {...cover}
        colour={corApp}
        photo={image}
        focus="middle"
        loading="first"
        className="absolute inset-0 -z-20 size-full [&>svg]:size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 via-black/25 to-black/25" />
      <a
        href={playPath}
        rel="nofollow"
        onClick={(event) => {
          event.preventDefault()
          onPlay(resumeSeconds)
        }}
        className="absolute inset-0 grid place-items-center focus-visible:-outline-offset-4"
      >
        <span className="grid size-16 place-items-center rounded-full bg-white text-black shadow-float transition-transform duration-250 group-hover:scale-105 md:size-22">
          <Icon name="play" className="size-8 translate-x-0.5 md:size-11 [&_path]:fill-current" />
        </span>
        <span className="sr-only">{t('play', { title })}</span>
      </a>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-2 p-3 *:pointer-events-auto md:p-5">
        {service && resumeSeconds === 0 && (
          <p className="max-w-[75%] text-xs text-white/90 md:text-sm">{t('outside', { service })}</p>
        )}
        {resumeSeconds > 0 && (
          <div className="flex flex-wrap gap-2">
            <button type="button" className={pill} onClick={() => onPlay(resumeSeconds)}>
              {t('resume', { time: clockText(resumeSeconds) })}
            </button>
            <button type="button" className={pill} onClick={() => onPlay(0)}>
              {t('again')}
            </button>
          </div>
        )}
        {durationSeconds !== null && (
          <p className="ms-auto tabular-nums">
            <Badge tone="shade">
              <span className="sr-only">{t('length')} </span>
              {clockText(durationSeconds)}
            </Badge>
          </p>
        )}
      </div>
    </div>
  )
}
