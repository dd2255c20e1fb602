import { type RefObject, useEffect } from 'react'

/** Common position of all who watch a video at the same moment. */
export interface SharedPace {
  /** The second to be at now; undefined where the stream itself leads. The same function from render to render. */
  readonly findSecond: () => number | undefined
}

/** Deviation beyond which the video jumps; below it, it is played a little faster or slower. */
const jumpSeconds = 2
const nudgeSeconds = 0.35
const nudge = 0.04
/** A connection that cannot keep up is not made to jump all the time. */
const restMs = 5000
/** Delay behind the live edge from which a stream that was paused jumps to the edge. */
const behindSeconds = 20
/** Distance from the live edge, so that there is something to play. */
const edgeSeconds = 6

/** Keeps a video at the shared second: after a pause, when it is moved, and as it drifts. */
export function useSharedPace(video: RefObject<HTMLVideoElement | null>, pace: SharedPace | undefined): void {
  const findSecond = pace?.findSecond
  useEffect(() => {
    const element = video.current
    if (!element || !findSecond) return
    let jumpedAt = 0
    const jump = (second: number) => {
      jumpedAt = Date.now()
      element.currentTime = second
    }
    const catchUp = () => {
      const second = findSecond() ?? liveEdge(element)
      if (second !== undefined && Math.abs(element.currentTime - second) > jumpSeconds) jump(second)
    }
    const follow = () => {
      const second = findSecond()
      if (second === undefined) return
      const aheadSeconds = element.currentTime - second
      if (Math.abs(aheadSeconds) > jumpSeconds) {
        if (Date.now() - jumpedAt > restMs) jump(second)
      } else element.playbackRate = paceRate(aheadSeconds)
    }
    const goOn = () => {
      const second = findSecond()
      if (second === undefined) return
      jump(second)
      element.play().catch(() => undefined)
    }
    element.addEventListener('play', catchUp)
    element.addEventListener('timeupdate', follow)
    element.addEventListener('ended', goOn)
    return () => {
      element.removeEventListener('play', catchUp)
      element.removeEventListener('timeupdate', follow)
      element.removeEventListener('ended', goOn)
    }
  }, [video, findSecond])
}

/** Playback rate of a video that is so many seconds ahead of the others. */
export function paceRate(aheadSeconds: number): number {
  if (Math.abs(aheadSeconds) < nudgeSeconds) return 1
  return aheadSeconds > 0 ? 1 - nudge : 1 + nudge
}

function liveEdge({ seekable, currentTime }: HTMLVideoElement): number | undefined {
  const end = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0
  return Number.isFinite(end) && end - currentTime > behindSeconds ? end - edgeSeconds : undefined
}
