import { useEffect, useRef, useState } from 'react'
import type { WatchedMoment } from '../../../components/player/media-player.tsx'
import { useMember } from '../../../session/use-member.ts'
import { useViewer } from '../profiles/viewer.ts'
import { PlaybackSession, type PlaybackState } from './playback.ts'
import { PositionKeeper } from './positions/position-keeper.ts'

export interface WatchedPlayback {
  readonly state: PlaybackState
  readonly follow: (moment: WatchedMoment) => void
  /** Asks for a newer address at once: the video found nothing at the old one. */
  readonly renew: () => void
  /** Begins again where it was stopped. */
  readonly retry: () => void
}

/** Plays a title for who watches in this tab, and saves where they are, until the page is left. */
export function usePlayback(titleId: number): WatchedPlayback {
  const { id: memberId } = useMember().member
  const { perfil, passe } = useViewer()
  const [state, setState] = useState<PlaybackState>({ phase: 'starting' })
  const [attempt, setAttempt] = useState(0)
  const playing = useRef<{ readonly session: PlaybackSession; readonly keeper: PositionKeeper }>(undefined)
  const retry = () => setAttempt((before) => before + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt begins another playback
  useEffect(() => {
    const keeper = new PositionKeeper({ memberId, perfil, idConteudo: titleId })
    const session = new PlaybackSession(titleId, { perfil, passe }, (next) => {
      if (next.phase === 'playing' && next.stopped !== undefined) void keeper.save()
      setState(next)
    })
    playing.current = { session, keeper }
    setState({ phase: 'starting' })
    void session.start()
    const leave = () => {
      keeper.saveLeaving()
      session.end()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') keeper.saveLeaving()
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setAttempt((before) => before + 1)
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      document.removeEventListener('visibilitychange', hide)
      void keeper.save()
      session.end()
    }
  }, [titleId, memberId, perfil, passe, attempt])

  return {
    state,
    follow(moment) {
      playing.current?.keeper.follow(moment)
      playing.current?.session.follow(moment)
    },
    renew: () => void playing.current?.session.renew(),
    retry,
  }
}
