import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadQrReader } from './read-qr.ts'

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'missing'

const pauseMs = 120
/** Time for which a repeated text is ignored. */
const repeatMs = 3000

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
  /** Undefined where the camera has no light. */
  readonly torch: { readonly isOn: boolean; readonly toggle: () => void } | undefined
}

/** Reads codes with the camera at the back while `isOn`. */
export function useCamera(isOn: boolean, onText: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isLit, setLit] = useState(false)
  const read = useEffectEvent(onText)

  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    let stream: MediaStream | undefined
    const stop = () => {
      gone.abort()
      for (const each of stream?.getTracks() ?? []) each.stop()
      setTrack(undefined)
      setState('off')
    }
    const start = async () => {
      setState('starting')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
      })
      const shown = video.current
      if (gone.signal.aborted || !shown) return stop()
      shown.srcObject = stream
      await shown.play()
      setTrack(stream.getVideoTracks()[0])
      setState('on')
      await watch(shown, gone.signal, read)
    }
    start().catch((error: unknown) => {
      if (gone.signal.aborted) return
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing')
    })
    return stop
  }, [isOn])

  const hasTorch = Boolean(track?.getCapabilities?.() && 'torch' in track.getCapabilities())
  const toggle = () => {
    void track
      ?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] })
      .then(() => setLit(!isLit))
  }
  return { video, state, torch: hasTorch ? { isOn: isLit, toggle } : undefined }
}

async function watch(shown: HTMLVideoElement, gone: AbortSignal, read: (text: string) => void): Promise<void> {
  const readQr = await loadQrReader()
  let last = { text: '', at: 0 }
  while (!gone.aborted) {
    const text = shown.readyState >= shown.HAVE_CURRENT_DATA ? await readQr(shown) : undefined
    if (text && !gone.aborted && (text !== last.text || performance.now() - last.at > repeatMs)) read(text)
    if (text) last = { text, at: performance.now() }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
