import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { setVolume } from './sound.ts'
import { useSound } from './sound-state.ts'

/** Volume control, only where there is a pointer: a phone has its own keys, and an iPhone does not let pages set it. */
export function VolumeField() {
  const t = useTranslations('audio')
  const { volume } = useSound()
  return (
    <label className="flex items-center gap-2 pointer-coarse:hidden">
      <ToolIcon name="speaker" className="size-5 text-muted" />
      <span className="sr-only">{t('volume')}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(volume * 100)}
        onChange={({ currentTarget }) => setVolume(currentTarget.valueAsNumber / 100)}
        className="h-11 w-28 accent-brand-text"
      />
    </label>
  )
}
