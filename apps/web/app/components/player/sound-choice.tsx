import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from './choice.tsx'
import type { SoundTracks } from './sound-tracks.ts'
import { keepSoundWish, readSoundWish } from './sound-wish.ts'

/** The sounds of a video where it has several: its languages. What was chosen last on this device is heard by itself. */
export function SoundChoice({ sounds }: { sounds: SoundTracks }) {
  const t = useTranslations('player')
  const [{ tracks, chosen }, setShown] = useState(() => look(sounds))
  useEffect(() => {
    let isWished = false
    const follow = () => {
      const shown = look(sounds)
      setShown(shown)
      const wished = shown.tracks.find(({ language }) => language !== '' && language === readSoundWish())
      if (isWished || !wished) return
      isWished = true
      if (wished.index !== shown.chosen) sounds.choose(wished.index)
    }
    follow()
    return sounds.subscribe(follow)
  }, [sounds])
  if (tracks.length < 2) return null
  return (
    <Choice
      label={t('sound')}
      value={chosen}
      options={tracks.map(({ index, name, language }) => ({
        value: index,
        text: name || language || t('soundNumber', { number: String(index + 1) }),
      }))}
      onChoose={(index) => {
        const language = tracks.find((track) => track.index === index)?.language
        if (language) keepSoundWish(language)
        sounds.choose(index)
        setShown({ tracks, chosen: index })
      }}
      className="@max-md:hidden"
    />
  )
}

const look = (sounds: SoundTracks) => ({ tracks: sounds.list(), chosen: sounds.chosen() })
