import { clockText } from '@narthex/client/format/recording-times'
import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { watchedSeconds } from '../../../components/player/watched.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { watchedName } from './seeds.ts'

/** Progress of a reader in an unfinished video; stored on the device only. */
export function WatchedBar({ video }: { video: VideoItem }) {
  const t = useTranslations('player')
  const { church } = useChurchSite()
  const [seconds, setSeconds] = useState<number>()
  const name = watchedName(video, church.codigo)
  useEffect(() => setSeconds(watchedSeconds(name)), [name])
  if (seconds === undefined || !video.duracaoSegundos) return null
  return (
    <progress
      value={seconds}
      max={video.duracaoSegundos}
      aria-label={t('resume', { time: clockText(seconds) })}
      className="absolute inset-x-0 bottom-0 h-1.5 w-full appearance-none overflow-hidden border-0 bg-black/60 [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-white"
    />
  )
}
