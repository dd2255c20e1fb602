import type { FullScreen } from '@narthex/client/device/use-full-screen'
import { keyText } from '@narthex/contract/praise/key'
import { latinNames } from '@narthex/contract/praise/notes'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import type { ButtonHTMLAttributes } from 'react'
import { useTranslations } from 'use-intl'
import { useRoot } from '../../page/use-site.ts'
import { SongOptions } from './song-options.tsx'
import { type SongKeys, type SongSettings, stepped } from './song-settings.ts'
import type { useRolling } from './use-rolling.ts'
import type { ChangeSettings } from './use-song-settings.ts'

export interface SongToolbarProps {
  readonly song: Song
  readonly settings: SongSettings
  readonly keys: SongKeys | undefined
  readonly rolling: ReturnType<typeof useRolling>
  readonly full: FullScreen
  readonly onTone: (by: 1 | -1) => void
  readonly onZoom: (by: 1 | -1) => void
  readonly onChange: ChangeSettings
}

/**
 * The tools that a hand needs between two chords: above the thumb, or beside the song where there is room, each by one touch;
 * what is chosen once stands behind the last.
 */
export function SongToolbar(props: SongToolbarProps) {
  const { settings, keys, rolling, onTone, onZoom } = props
  const t = useTranslations('praise')
  const { locale } = useRoot()
  const names = settings.naming === 'latin' ? latinNames[locale === 'es' ? 'es' : 'pt'] : undefined
  const { mode, steps } = settings
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      className="song-tools reading-tools sticky z-10 mx-auto mt-8 flex w-fit items-center rounded-button bg-card p-1 shadow-float max-xs:-mx-3 max-xs:px-0 lg:below-header-6 lg:bottom-auto lg:mt-0 lg:flex-col lg:self-start lg:shadow-rest print:hidden"
    >
      {mode === 'cipher' && keys && (
        <>
          <ToneButton by={-1} steps={steps} icon="minus" name={t('lower')} onTone={onTone} />
          <p role="status" className="min-w-9 text-center leading-none xs:min-w-12">
            <span className="sr-only">{t('key')}</span>
            <span className="block text-base font-bold text-brand-text xs:text-lg">
              {keyText(keys.sounding, names)}
            </span>
          </p>
          <ToneButton by={1} steps={steps} icon="plus" name={t('higher')} onTone={onTone} />
          <Divider />
        </>
      )}
      <Tool icon="zoomOut" name={t('smaller')} onClick={() => onZoom(-1)} />
      <Tool icon="zoomIn" name={t('larger')} onClick={() => onZoom(1)} />
      <Divider />
      <Tool
        icon={rolling.isRolling ? 'pause' : 'play'}
        name={t('roll')}
        aria-pressed={rolling.isRolling}
        onClick={rolling.toggle}
        className="aria-pressed:bg-brand aria-pressed:text-on-brand"
      />
      <SongOptions {...props} />
    </div>
  )
}

const Divider = () => (
  <span
    aria-hidden="true"
    className="mx-0.5 h-6 w-px bg-line max-xs:hidden noscript:hidden lg:mx-0 lg:my-0.5 lg:h-px lg:w-6"
  />
)

interface ToneButtonProps extends Pick<SongToolbarProps, 'onTone'> {
  readonly by: 1 | -1
  readonly steps: number
  readonly icon: ToolIconName
  readonly name: string
}

/** Sends the form where there are no scripts: its own value goes before what the form holds. */
function ToneButton({ by, steps, icon, name, onTone }: ToneButtonProps) {
  return (
    <button
      type="submit"
      name="tone"
      value={stepped(steps, by)}
      onClick={(event) => {
        event.preventDefault()
        onTone(by)
      }}
      className={`${iconButtonClass} hover:bg-sunken`}
    >
      <ToolIcon name={icon} className="size-5" />
      <span className="sr-only">{name}</span>
    </button>
  )
}

type ToolProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly icon: ToolIconName; readonly name: string }

function Tool({ icon, name, className = '', ...button }: ToolProps) {
  return (
    <button type="button" {...button} className={`${iconButtonClass} noscript:hidden hover:bg-sunken ${className}`}>
      <ToolIcon name={icon} className="size-5" />
      <span className="sr-only">{name}</span>
    </button>
  )
}
