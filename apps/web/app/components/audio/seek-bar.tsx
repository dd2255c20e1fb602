import { clockText } from '@narthex/client/format/recording-times'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { seek } from './sound.ts'
import { useSound } from './sound-state.ts'

/** Slider of the position, moved by finger, pointer or keys. While it is held, the sound keeps its position. */
export function SeekBar({ seconds }: { seconds: number | null }) {
  const t = useTranslations('audio')
  const { time, duration = seconds ?? 0 } = useSound()
  const [held, hold] = useState<number>()
  const shown = Math.min(held ?? time, duration)
  const release = () => {
    if (held !== undefined) seek(held)
    hold(undefined)
  }
  return (
    <div>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(shown)}
        aria-label={t('seek')}
        aria-valuetext={t('at', { time: clockText(shown), total: clockText(duration) })}
        onChange={({ currentTarget: { valueAsNumber } }) => hold(valueAsNumber)}
        onPointerUp={release}
        onKeyUp={release}
        onBlur={release}
        className="block h-11 w-full cursor-pointer accent-brand-text"
      />
      <div aria-hidden="true" className="-mt-1.5 flex justify-between text-sm text-muted tabular-nums">
        <span>{clockText(shown)}</span>
        <span>−{clockText(Math.max(0, duration - shown))}</span>
      </div>
    </div>
  )
}
