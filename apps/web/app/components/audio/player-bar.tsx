import { clockText } from '@narthex/client/format/recording-times'
import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Listening } from './listening.ts'
import { PlayButton } from './play-button.tsx'
import { skip, skipBackSeconds, skipForwardSeconds, stopListening } from './sound.ts'
import { useSound } from './sound-state.ts'
import { TrackCover } from './track-cover.tsx'
import { useAboveNavigation } from './use-above-navigation.ts'
import { focusPage } from './use-arrival.ts'

export interface PlayerBarProps {
  readonly listening: Listening
  readonly onOpen: () => void
}

/** The player at rest: what sounds, how far it is, and the ways to hold it, to move in it and to send it away. */
export function PlayerBar({ listening: { current, show }, onOpen }: PlayerBarProps) {
  const t = useTranslations('audio')
  const { time, duration = current.seconds ?? 0, hasFailed } = useSound()
  const bar = useRef<HTMLElement>(null)
  useAboveNavigation(bar)
  return (
    <section
      ref={bar}
      aria-label={t('label')}
      className="audio-bar fixed inset-x-0 bottom-0 z-30 border-t border-line/70 bg-card/97 shadow-float backdrop-blur-md md:inset-x-5 md:bottom-4 md:mx-auto md:max-w-3xl md:rounded-card md:border print:hidden"
    >
      <progress
        max={duration || 1}
        value={Math.min(time, duration || 1)}
        aria-hidden="true"
        className="audio-progress absolute inset-x-0 -top-px h-0.5 w-full md:inset-x-4 md:top-0 md:w-[calc(100%-2rem)]"
      />
      <div className="flex items-center gap-1 p-2 md:gap-2 md:p-2.5">
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-control pe-2 text-start hover:bg-sunken"
        >
          <TrackCover track={current} className="size-12 shrink-0 rounded-control" />
          <span className="min-w-0">
            <span className="sr-only">{t('open', { title: current.title })}</span>
            <span aria-hidden="true" className="block truncate leading-snug font-semibold">
              {current.title}
            </span>
            <span aria-hidden="true" className="block truncate text-sm text-muted tabular-nums">
              {hasFailed ? t('failed') : time > 0 ? t('at', times(time, duration)) : show}
            </span>
          </span>
        </button>
        <SkipButton label={t('back')} seconds={-skipBackSeconds} className="max-xs:hidden" />
        <PlayButton className="size-12" />
        <SkipButton label={t('forward')} seconds={skipForwardSeconds} className="max-sm:hidden" />
        <button type="button" onClick={sendAway} className={`${iconButtonClass} text-muted hover:bg-sunken`}>
          <Icon name="close" className="size-5" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </div>
    </section>
  )
}

/** The focus would go with it, and the keyboard begin at the top. */
function sendAway(): void {
  stopListening()
  focusPage()
}

const times = (time: number, duration: number) => ({ time: clockText(time), total: clockText(duration) })

/** Moves on or back by some seconds, which it shows. */
export function SkipButton({ label, seconds, className }: { label: string; seconds: number; className: string }) {
  return (
    <button
      type="button"
      onClick={() => skip(seconds)}
      className={`${iconButtonClass} relative hover:bg-sunken ${className}`}
    >
      <ToolIcon name={seconds < 0 ? 'rewind' : 'forward'} className="size-8" />
      <span aria-hidden="true" className="absolute inset-0 grid place-items-center pt-0.5 text-[0.625rem] font-bold">
        {Math.abs(seconds)}
      </span>
      <span className="sr-only">{label}</span>
    </button>
  )
}
