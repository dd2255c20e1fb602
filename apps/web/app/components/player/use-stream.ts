import type { OwnVideo } from '@narthex/contract/media/video-address'
import { type RefObject, useEffect, useState } from 'react'
import { attachStream, type Stream } from './attach-stream.ts'

/** Brings a file or a stream to a video, and tells where it does not come. `url` is what the element loads by itself. */
export function useStream(video: RefObject<HTMLVideoElement | null>, { servico, url }: OwnVideo) {
  const [stream, setStream] = useState<Stream>()
  const [trouble, setTrouble] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    const element = video.current
    if (!element || servico !== 'HLS') return
    let isCurrent = true
    let attached: Stream | undefined
    attachStream(element, url, () => isCurrent && setTrouble(true)).then(
      (made) => {
        if (!isCurrent) return made.detach()
        attached = made
        setStream(made)
        element.play().catch(() => undefined)
      },
      () => isCurrent && setTrouble(true),
    )
    return () => {
      isCurrent = false
      attached?.detach()
    }
  }, [video, servico, url, round])

  return {
    url: servico === 'ARQUIVO' ? url : undefined,
    stream,
    trouble,
    report: () => setTrouble(true),
    retry() {
      setTrouble(false)
      setRound((rounds) => rounds + 1)
      if (servico === 'ARQUIVO') video.current?.load()
    },
  }
}
