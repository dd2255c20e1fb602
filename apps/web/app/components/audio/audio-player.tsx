import type { Messages } from '@narthex/locales/catalogue'
import { useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { useRoot } from '../../page/use-site.ts'
import type { Listening } from './listening.ts'
import { PlayerBar } from './player-bar.tsx'
import { PlayerSheet } from './player-sheet.tsx'
import { prepareTrack } from './sound.ts'
import { useAudioSession } from './use-audio-session.ts'

/** Audio player over every page: a bar at the foot of the window, and all controls in a sheet. */
export function AudioPlayer(listening: Listening) {
  const { locale, messages } = useRoot()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => prepareTrack(listening.current), [listening.current])
  useAudioSession(listening)
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...messages, audio: listening.words } as Pick<Messages, 'audio' | 'shell'>}
      timeZone="UTC"
    >
      <PlayerBar listening={listening} onOpen={() => setOpen(true)} />
      <PlayerSheet listening={listening} isOpen={isOpen} onClose={() => setOpen(false)} />
    </IntlProvider>
  )
}
