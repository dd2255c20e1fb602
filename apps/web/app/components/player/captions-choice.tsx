import { type RefObject, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from './choice.tsx'

/** The languages in which a video can be read along, or none. Follows whatever else turns them on: a key, the device. */
export function CaptionsChoice({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const t = useTranslations('player')
  const [shown, setShown] = useState('')
  useEffect(() => {
    const tracks = video.current?.textTracks
    const look = () => setShown(captionsOf(tracks).find(({ mode }) => mode === 'showing')?.language ?? '')
    look()
    tracks?.addEventListener('change', look)
    return () => tracks?.removeEventListener('change', look)
  }, [video])
  const choose = (language: string) => {
    for (const track of captionsOf(video.current?.textTracks))
      track.mode = track.language === language ? 'showing' : 'disabled'
  }
  const languages = captionsOf(video.current?.textTracks).map(({ language, label }) => ({
    value: language,
    text: label,
  }))
  return (
    <Choice
      label={t('captions')}
      value={shown}
      options={[{ value: '', text: t('noCaptions') }, ...languages]}
      onChoose={choose}
    />
  )
}

function captionsOf(tracks: TextTrackList | undefined): TextTrack[] {
  return tracks ? Array.from(tracks).filter(({ kind }) => kind === 'captions') : []
}
