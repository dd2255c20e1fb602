import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stream } from './attach-stream.ts'
import { CaptionsChoice } from './captions-choice.tsx'
import { Choice } from './choice.tsx'

const rates = [0.75, 1, 1.25, 1.5, 2]
/** Under a thumb. */
const target = 'min-h-11 min-w-11'

interface ControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: Stream | undefined
  readonly hasCaptions: boolean
}

/** The controls of a video, once their elements are defined: a line of time, and a bar below it. */
export function Controls({ video, stream, hasCaptions }: ControlsProps) {
  return (
    <>
      <media-loading-indicator slot="centered-chrome" noautohide="" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-28 bg-linear-to-t from-black/80 to-transparent" />
      <media-control-bar class="relative w-full px-2">
        <media-time-range class="h-8 w-full" />
      </media-control-bar>
      <media-control-bar class="relative flex w-full items-center px-1 pb-1 md:px-2 md:pb-2">
        <media-play-button class={target} />
        <media-seek-backward-button class={`${target} max-xs:hidden`} seekoffset="10" />
        <media-seek-forward-button class={`${target} max-xs:hidden`} seekoffset="10" />
        <media-mute-button class={target} />
        <media-volume-range class="hidden w-24 md:inline-block" />
        <media-time-display class="px-2 text-sm tabular-nums" showduration="" notoggle="" />
        <span className="grow" />
        {hasCaptions && <CaptionsChoice video={video} />}
        {stream && stream.qualities.length > 0 && <QualityChoice stream={stream} />}
        <SpeedChoice video={video} />
        <media-pip-button class={`${target} max-sm:hidden`} />
        <media-fullscreen-button class={target} />
      </media-control-bar>
    </>
  )
}

function QualityChoice({ stream }: { stream: Stream }) {
  const t = useTranslations('player')
  const [chosen, setChosen] = useState(-1)
  const qualities = stream.qualities.map(({ index, height }) => ({ value: index, text: `${height}p` }))
  return (
    <Choice
      label={t('quality')}
      value={chosen}
      options={[{ value: -1, text: t('auto') }, ...qualities]}
      onChoose={(index) => {
        setChosen(index)
        stream.choose(index)
      }}
      className="max-sm:hidden"
    />
  )
}

function SpeedChoice({ video }: Pick<ControlsProps, 'video'>) {
  const t = useTranslations('player')
  const [chosen, setChosen] = useState(1)
  return (
    <Choice
      label={t('speed')}
      value={chosen}
      options={rates.map((rate) => ({ value: rate, text: `${rate}×` }))}
      onChoose={(rate) => {
        setChosen(rate)
        if (video.current) video.current.playbackRate = rate
      }}
      className="max-sm:hidden"
    />
  )
}
