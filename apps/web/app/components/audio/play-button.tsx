import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { pause, play } from './sound.ts'
import { useSound } from './sound-state.ts'

/** Plays and holds; where the sound did not come, tries again. */
export function PlayButton({ className }: { className: string }) {
  const t = useTranslations('audio')
  const { isPlaying, isWaiting, hasFailed } = useSound()
  return (
    <button
      type="button"
      onClick={isPlaying ? pause : play}
      className={`grid shrink-0 place-items-center rounded-full bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] transition-[filter] hover:brightness-106 ${className}`}
    >
      {isWaiting ? (
        <Spinner className="size-1/2" />
      ) : isPlaying ? (
        <ToolIcon name="pause" className="size-1/2" />
      ) : (
        <Icon name="play" className="size-1/2" />
      )}
      <span className="sr-only">{t(hasFailed ? 'retry' : isPlaying ? 'pause' : 'play')}</span>
    </button>
  )
}
