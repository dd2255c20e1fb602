import { useFullScreen } from '@narthex/client/device/use-full-screen'
import { listModes } from '@narthex/contract/praise/praise-mode'
import { nearestZoom, zoomedIn, zoomedOut } from '@narthex/contract/praise/praise-zoom'
import type { Song } from '@narthex/contract/praise/song.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Segmented } from '@narthex/ui/segmented'
import { useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite, useRoot } from '../../page/use-site.ts'
import { isEmbedded } from '../../routing/embed.ts'
import { Scores } from './scores.tsx'
import { shownSong } from './shown-song.ts'
import { type Asked, findKeys, type SongSettings, stepped } from './song-settings.ts'
import { SongSheet } from './song-sheet.tsx'
import { SongToolbar } from './song-toolbar.tsx'
import { usePinch } from './use-pinch.ts'
import { useRolling } from './use-rolling.ts'
import { useSongKeys } from './use-song-keys.ts'
import { useSongSettings } from './use-song-settings.ts'
import { useWakefulScreen } from './use-wakeful-screen.ts'

export interface SongViewerProps {
  readonly song: Song
  readonly first: SongSettings
  readonly asked: Asked
}

/**
 * A song on a music stand: its words with their chords, or without, or its scores. As served it is whole, and a form: without
 * scripts each choice is another address.
 */
export function SongViewer({ song, first, asked }: SongViewerProps) {
  const { locale } = useRoot()
  const { church } = useChurchSite()
  const { search } = useLocation()
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [settings, change] = useSongSettings(song, first, asked)
  const rolling = useRolling(frame)
  const full = useFullScreen(frame)
  useWakefulScreen(rolling.isRolling || full.isOn)
  const { mode, zoom, areChordsRead } = settings
  const shown = useMemo(() => shownSong(song, settings, locale), [song, settings, locale])
  const keys = findKeys(song, settings)
  const tools = {
    onTone: (by: 1 | -1) => change(({ steps }) => ({ steps: stepped(steps, by) })),
    onZoom: (by: 1 | -1) => change((now) => ({ zoom: (by > 0 ? zoomedIn : zoomedOut)(now.zoom) })),
  }
  usePinch(sheet, zoom, (next) => change({ zoom: nearestZoom(next) }))
  useSongKeys({
    ...tools,
    onRoll: rolling.toggle,
    onSpeed: (by) => rolling.setSpeed(rolling.speed + by),
    isRolling: rolling.isRolling,
    frame: () => frame.current,
  })
  const modes = listModes(song)
  const hasChoices = modes.length > 1 || mode === 'cipher'
  const Choices = hasChoices ? 'form' : 'div'
  return (
    // In full screen it is a dark stage: a white sheet would light up the room.
    <div
      ref={frame}
      data-theme={full.isOn ? 'dark' : undefined}
      className="song-frame bg-canvas text-ink print:bg-transparent"
    >
      {/* What it changes is how the page is shown; nothing is written anywhere. */}
      <Choices {...(hasChoices && { method: 'get' })}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <EmbedFields search={search} />
        {modes.length > 1 && !full.isOn && <ModeChoice modes={modes} settings={settings} onChange={change} />}
        {mode === 'score' ? (
          <Scores scores={song.musicalScore} songId={song.id} />
        ) : (
          <div className="song-stand">
            <SongSheet
              ref={sheet}
              song={shown}
              mode={mode}
              zoom={zoom}
              areChordsRead={areChordsRead}
              isRolling={rolling.isRolling}
              lang={church.idioma}
            />
            <SongToolbar
              song={song}
              settings={settings}
              keys={keys}
              rolling={rolling}
              full={full}
              {...tools}
              onChange={change}
            />
          </div>
        )}
      </Choices>
    </div>
  )
}

interface ModeChoiceProps {
  readonly modes: ReturnType<typeof listModes>
  readonly settings: SongSettings
  readonly onChange: ReturnType<typeof useSongSettings>[1]
}

function ModeChoice({ modes, settings: { mode, steps }, onChange }: ModeChoiceProps) {
  const t = useTranslations('praise')
  return (
    <div className="flex items-center gap-3 pb-6 print:hidden">
      <Segmented
        legend={t('mode')}
        name="mode"
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        value={mode}
        onChange={(value) => value !== mode && onChange({ mode: value })}
        className="max-w-md grow"
      />
      <span className="hidden noscript:block">
        {/* The key goes along. */}
        <button type="submit" name="tone" value={steps} className={buttonClass('quiet')}>
          {t('show')}
        </button>
      </span>
    </div>
  )
}

/** Hidden fields with the parameters that an embedded song was opened with. */
function EmbedFields({ search }: { search: string }) {
  const query = new URLSearchParams(search)
  return ['praiseId', 'embedColor'].map((name) => {
    const value = query.get(name)
    return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
  })
}
