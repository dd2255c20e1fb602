import { keyText, movedKey } from '@narthex/contract/praise/key'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { Segmented } from '@narthex/ui/segmented'
import { SelectField } from '@narthex/ui/select-field'
import { Switch } from '@narthex/ui/switch'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRoot } from '../../page/use-site.ts'
import { type SongFormat, saveSong } from './save-song.ts'
import { mostCapo, writtenNaming } from './song-settings.ts'
import type { SongToolbarProps } from './song-toolbar.tsx'
import { speeds } from './use-rolling.ts'

const formats: readonly { format: SongFormat; name?: string }[] = [
  { format: 'cho', name: 'ChordPro' },
  { format: 'txt' },
]
const frets = Array.from({ length: mostCapo + 1 }, (_, fret) => fret)

/** Options that are set once per song: opens over the toolbar, also without scripts. */
export function SongOptions(props: SongToolbarProps) {
  const t = useTranslations('praise')
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  const closeByKey = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    close()
    currentTarget.querySelector('summary')?.focus()
  }
  const { settings, keys, rolling } = props
  return (
    <details ref={details} onKeyDown={closeByKey} className="group">
      <summary
        className={`${iconButtonClass} cursor-pointer list-none hover:bg-sunken [&::-webkit-details-marker]:hidden`}
      >
        <ToolIcon name="sliders" className="size-5" />
        <span className="sr-only">{t('more')}</span>
      </summary>
      <div className="absolute end-0 bottom-full mb-2 grid max-h-[65dvh] w-80 max-w-[calc(100vw-2.5rem)] gap-4 overflow-y-auto rounded-card bg-card p-5 shadow-float lg:end-full lg:top-0 lg:bottom-auto lg:me-2 lg:mb-0">
        {settings.mode === 'cipher' && keys !== undefined && <ChordOptions {...props} keys={keys} />}
        <div className="grid gap-4 noscript:hidden">
          <label className="grid gap-1 text-sm font-semibold">
            {t('speed')}
            <input
              type="range"
              min={0}
              max={speeds.length - 1}
              value={rolling.speed}
              onChange={(event) => rolling.setSpeed(Number(event.currentTarget.value))}
              className="h-11 w-full cursor-pointer accent-(--brand-text)"
            />
          </label>
          <SongActs {...props} close={close} />
        </div>
      </div>
    </details>
  )
}

interface ChordOptionsProps extends SongToolbarProps {
  readonly keys: NonNullable<SongToolbarProps['keys']>
}

/** Options of the chords: capo, naming and reading aloud. */
function ChordOptions({ song, settings, keys, onChange }: ChordOptionsProps) {
  const t = useTranslations('praise')
  const { capo, steps, naming, areChordsRead } = settings
  const called = naming ?? writtenNaming(song)
  const capoName = (fret: number) =>
    fret === 0
      ? t('noCapo')
      : t('capoAt', { fret: String(fret), shapes: keyText(movedKey(keys.sounding, -fret)) ?? '' })
  return (
    <>
      <SelectField
        label={t('capo')}
        name="capo"
        value={String(capo)}
        onChange={(event) => onChange({ capo: Number(event.currentTarget.value) })}
        options={frets.map((fret) => ({ value: String(fret), label: capoName(fret) }))}
      />
      <button
        type="submit"
        name="tone"
        value="0"
        onClick={(event) => {
          event.preventDefault()
          onChange({ steps: 0, capo: song.capo })
        }}
        className={buttonClass('quiet')}
      >
        <ToolIcon name="undo" className="size-5" />
        {t('reset')}
      </button>
      <div className="grid gap-4 noscript:hidden">
        <Segmented
          legend={t('naming')}
          name="naming"
          options={[
            { value: 'letters', label: 'C D E' },
            { value: 'latin', label: t('latin') },
          ]}
          value={called}
          onChange={(value) => value !== called && onChange({ naming: value })}
        />
        <Switch label={t('readChords')} isOn={areChordsRead} onChange={(isOn) => onChange({ areChordsRead: isOn })} />
      </div>
      <span className="hidden noscript:grid">
        <button type="submit" name="tone" value={steps} className={buttonClass('primary')}>
          {t('show')}
        </button>
      </span>
    </>
  )
}

interface SongActsProps extends SongToolbarProps {
  readonly close: () => void
}

/** Files, the stage, and paper. */
function SongActs({ song, settings, full, close }: SongActsProps) {
  const t = useTranslations('praise')
  const { locale } = useRoot()
  const button = (icon: ToolIconName, label: string, act: () => void) => (
    <button
      key={label}
      type="button"
      onClick={() => {
        close()
        act()
      }}
      className={`${buttonClass('quiet')} grow`}
    >
      <ToolIcon name={icon} className="size-5" />
      {label}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {settings.mode !== 'score' &&
        formats.map(({ format, name }) =>
          button('download', name ?? t('plainText'), () => void saveSong(song, settings, locale, format)),
        )}
      {full.isPossible && button(full.isOn ? 'shrink' : 'expand', t(full.isOn ? 'leaveStage' : 'stage'), full.toggle)}
      {button('printer', t('print'), () => print())}
    </div>
  )
}
