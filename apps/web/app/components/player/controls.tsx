import { type RefObject, useState } from 'react'
import { useTranslations } from 'use-intl'
import { autoQuality, type Stream, soundAlone } from './attach-stream.ts'
import { CaptionsChoice } from './captions-choice.tsx'
import { Choice } from './choice.tsx'
import { ScreenButton } from './screen-button.tsx'
import { SoundChoice } from './sound-choice.tsx'

const rates = [0.75, 1, 1.25, 1.5, 2]
/** Minimum size of a control for touch. */
const target = 'min-h-11 min-w-11'

interface ControlsProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: Stream | undefined
  readonly quality: number
  readonly onQuality: (index: number) => void
  /** Everyone watches it at the same moment: there is no line of time. */
  readonly isShared: boolean
}

/** The controls of a video, once their elements are defined: a line of time where it can be moved, and a bar below it. */
export function Controls({ video, stream, quality, onQuality, isShared }: ControlsProps) {
  return (
    <>
      <media-loading-indicator slot="centered-chrome" noautohide="" />
      <div className="pointer-events-none absolute inset-x-0 bottom-0 h-28 bg-linear-to-t from-black/80 to-transparent" />
      {!isShared && (
        <media-control-bar class="relative w-full px-2">
          <media-time-range class="h-8 w-full" />
        </media-control-bar>
      )}
      <media-control-bar class="relative flex w-full items-center px-1 pb-1 md:px-2 md:pb-2">
        <media-play-button class={target} />
        {!isShared && (
          <>
            <media-seek-backward-button class={`${target} @max-sm:hidden`} seekoffset="10" />
            <media-seek-forward-button class={`${target} @max-sm:hidden`} seekoffset="10" />
          </>
        )}
        <media-mute-button class={target} />
        <media-volume-range class="hidden w-24 @xl:inline-block" />
        {!isShared && <media-time-display class="px-2 text-sm tabular-nums" showduration="" notoggle="" />}
        <span className="grow" />
        <CaptionsChoice video={video} />
        {stream?.sounds && <SoundChoice sounds={stream.sounds} />}
        {stream && (stream.qualities.length > 0 || stream.hasSoundAlone) && (
          <QualityChoice stream={stream} quality={quality} onQuality={onQuality} />
        )}
        {!isShared && <SpeedChoice video={video} />}
        <ScreenButton video={video} className={target} />
        <media-pip-button class={target} />
        <media-fullscreen-button class={target} />
      </media-control-bar>
    </>
  )
}

function QualityChoice({
  stream,
  quality,
  onQuality,
}: Pick<ControlsProps, 'quality' | 'onQuality'> & { stream: Stream }) {
  const t = useTranslations('player')
  const qualities = stream.qualities.map(({ index, height }) => ({ value: index, text: `${height}p` }))
  return (
    <Choice
      label={t('quality')}
      value={quality}
      options={[
        { value: autoQuality, text: t('auto') },
        ...qualities,
        ...(stream.hasSoundAlone ? [{ value: soundAlone, text: t('soundAlone') }] : []),
      ]}
      onChoose={onQuality}
      className="@max-xs:hidden"
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
      className="@max-lg:hidden"
    />
  )
}
