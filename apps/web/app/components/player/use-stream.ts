import type { OwnVideo } from '@narthex/contract/media/watch-address'
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { attachStream, autoQuality, type Stream } from './attach-stream.ts'
import { moveVideo, swapSource } from './renewed-address.ts'

/**
 * Brings a file or a stream to a video, and reports where it does not come. `url` is what the element loads by itself.
 * @param renewed the same bytes at a newer address: those that are signed end
 */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { servico, url }: OwnVideo,
  renewed: string | undefined,
) {
  const [stream, setStream] = useState<Stream>()
  const [quality, setQuality] = useState(autoQuality)
  const [trouble, setTrouble] = useState(false)
  const attached = useRef<AbortController>(undefined)
  const newest = useRef(url)

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
    const address = newest.current
    attachStream(element, address, report).then((made) => {
      if (signal.aborted) return made.detach()
      if (newest.current !== address) made.renew(newest.current)
      signal.addEventListener('abort', () => made.detach())
      setStream(made)
      setQuality(made.chosen)
      element.play().catch(() => undefined)
    }, report)
  }, [video, servico])

  useEffect(() => {
    newest.current = url
    attach()
    return () => attached.current?.abort()
  }, [attach, url])

  function retry(): void {
    setTrouble(false)
    attached.current?.abort()
    if (servico === 'HLS') attach()
    else if (video.current) swapSource(video.current, newest.current)
  }
  const takeRenewed = useEffectEvent((address: string) => {
    newest.current = address
    // What failed may have failed because the old address had ended.
    if (trouble) return retry()
    if (servico === 'HLS') return stream?.renew(address)
    return video.current ? moveVideo(video.current, address) : undefined
  })
  useEffect(() => (renewed ? takeRenewed(renewed) : undefined), [renewed])

  return {
    url: servico === 'ARQUIVO' ? url : undefined,
    stream,
    quality,
    chooseQuality(index: number) {
      setQuality(index)
      stream?.choose(index)
    },
    trouble,
    report: () => setTrouble(true),
    retry,
  }
}
