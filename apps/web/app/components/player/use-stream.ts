import type { OwnVideo } from '@narthex/contract/media/video-address'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { attachStream, type Stream } from './attach-stream.ts'

/** Brings a file or a stream to a video, and reports where it does not come. `url` is what the element loads by itself. */
export function useStream(video: RefObject<HTMLVideoElement | null>, { servico, url }: OwnVideo) {
  const [stream, setStream] = useState<Stream>()
  const [trouble, setTrouble] = useState(false)
  const attached = useRef<AbortController>(undefined)

  /** Attaches the stream until the controller aborts. */
  const attach = useCallback(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    attached.current = leaving
    const element = video.current
    if (!element || servico !== 'HLS') return
    const report = () => {
      if (!signal.aborted) setTrouble(true)
    }
    attachStream(element, url, report).then((made) => {
      if (signal.aborted) return made.detach()
      signal.addEventListener('abort', () => made.detach())
      setStream(made)
      element.play().catch(() => undefined)
    }, report)
  }, [video, servico, url])

  useEffect(() => {
    attach()
    return () => attached.current?.abort()
  }, [attach])

  return {
    url: servico === 'ARQUIVO' ? url : undefined,
    stream,
    trouble,
    report: () => setTrouble(true),
    retry() {
      setTrouble(false)
      attached.current?.abort()
      attach()
      if (servico === 'ARQUIVO') video.current?.load()
    },
  }
}
