import { asOpening, dayText } from '@narthex/client/format/dates'
import type { Episode } from '@narthex/contract/media/podcast.schemas'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { positionName } from '../../../components/audio/sound.ts'
import { useSound } from '../../../components/audio/sound-state.ts'
import { watchedSeconds } from '../../../components/player/watched.ts'
import { useDateContext } from '../../../components/use-date-context.ts'
import { toMinutes } from './to-minutes.ts'

export interface EpisodeFactsProps {
  readonly episode: Episode
  readonly renderedAt: string
  /** The episode is in the player. */
  readonly isCurrent: boolean
}

/** Date and length of an episode, and the time left if it was started. */
export function EpisodeFacts({ episode, renderedAt, isCurrent }: EpisodeFactsProps) {
  const t = useTranslations('podcast')
  const dates = useDateContext(renderedAt)
  const seconds = episode.duration_seconds
  const done = useDone(episode.id, isCurrent)
  const left = done && seconds ? Math.max(1, Math.ceil((seconds - done) / 60)) : undefined
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        <time dateTime={episode.published_at}>{asOpening(dayText(new Date(episode.published_at), dates))}</time>
        {seconds !== null && seconds > 0 && (
          <>
            <span aria-hidden="true"> · </span>
            <span className="sr-only">{t('length')}: </span>
            <Length seconds={seconds} />
          </>
        )}
        {left !== undefined && (
          <span className="font-semibold text-brand-text"> · {t('left', { minutes: String(left) })}</span>
        )}
      </p>
      {left !== undefined && seconds && (
        <progress
          max={seconds}
          value={done}
          aria-hidden="true"
          className="audio-progress mt-2 block h-1 w-full max-w-40 overflow-hidden rounded-full bg-line"
        />
      )}
    </>
  )
}

function Length({ seconds }: { seconds: number }) {
  const t = useTranslations('podcast')
  const { hours, minutes } = toMinutes(seconds)
  if (hours === 0) return t('minutes', { minutes: String(minutes) })
  return t('hours', { hours: String(hours), minutes: String(minutes) })
}

const never = () => () => {}

/** Known on this device alone, so not before the page is awake; of what plays, as it plays. In steps, not to draw too often. */
function useDone(id: number, isCurrent: boolean): number | undefined {
  const playing = useSound(({ time }) => (isCurrent ? Math.floor(time / 5) * 5 : 0))
  const kept = useSyncExternalStore(
    never,
    () => watchedSeconds(positionName(id)),
    () => undefined,
  )
  return playing || kept
}
