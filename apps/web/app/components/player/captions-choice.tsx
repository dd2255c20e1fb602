import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepCaptionsWish, readCaptionsWish } from './captions-wish.ts'
import { Choice } from './choice.tsx'

interface ShownCaptions {
  readonly languages: readonly { readonly value: string; readonly text: string }[]
  /** Empty for none. */
  readonly shown: string
}

/**
 * The languages in which a video can be read along, or none. Follows whatever else turns them on: a key, the device. A
 * stream brings its own once it has come; what was chosen last on this device is shown by itself.
 */
export function CaptionsChoice({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const t = useTranslations('player')
  const [{ languages, shown }, setShown] = useState<ShownCaptions>({ languages: [], shown: '' })
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks) return
    const look = () => {
      const found = listCaptions(tracks)
      const showing = found.find(({ mode }) => mode === 'showing')
      const languages = found.map((track) => ({ value: languageIn(track), text: track.label || languageIn(track) }))
      setShown({ languages, shown: showing ? languageIn(showing) : '' })
    }
    const add = () => {
      const wish = readCaptionsWish()
      if (wish) showCaptions(tracks, wish)
      look()
    }
    add()
    tracks.addEventListener('change', look)
    tracks.addEventListener('addtrack', add)
    tracks.addEventListener('removetrack', look)
    return () => {
      tracks.removeEventListener('change', look)
      tracks.removeEventListener('addtrack', add)
      tracks.removeEventListener('removetrack', look)
    }
  }, [video])
  if (languages.length === 0) return <NoCaptions />
  const choose = (language: string) => {
    keepCaptionsWish(language)
    const tracks = video.current?.textTracks
    if (tracks) showCaptions(tracks, language)
  }
  return (
    <Choice
      label={t('captions')}
      value={shown}
      options={[{ value: '', text: t('noCaptions') }, ...languages]}
      onChoose={choose}
      className="@max-xs:hidden"
    />
  )
}

/** Tells that there are none when the key for captions is pressed, which otherwise would do nothing. */
function NoCaptions() {
  const t = useTranslations('player')
  const note = useRef<HTMLSpanElement>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const player = note.current?.closest('media-controller')
    const onKey = (event: Event) => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent
      if (key.toLowerCase() === 'c' && !ctrlKey && !metaKey && !altKey) setAsked(true)
    }
    player?.addEventListener('keyup', onKey)
    return () => player?.removeEventListener('keyup', onKey)
  }, [])
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => setAsked(false), noteMs)
    return () => clearTimeout(timer)
  }, [isAsked])
  return (
    <span ref={note} role="status" className="truncate px-2 text-sm">
      {isAsked && t('captionsNone')}
    </span>
  )
}

const noteMs = 4000

/** Captions inside a stream may have no language. */
const languageIn = ({ language, label }: TextTrack) => language || label

function showCaptions(tracks: TextTrackList, language: string): void {
  const found = listCaptions(tracks)
  if (language && !found.some((track) => languageIn(track) === language)) return
  for (const track of found) track.mode = languageIn(track) === language ? 'showing' : 'disabled'
}

const listCaptions = (tracks: TextTrackList) =>
  Array.from(tracks).filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
