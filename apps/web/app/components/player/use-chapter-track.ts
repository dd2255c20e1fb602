import type { Chapter } from '@narthex/contract/media/video.schemas'
import { type RefObject, useEffect } from 'react'

/** Gives a video its chapters, which the controls then mark and name. */
export function useChapterTrack(video: RefObject<HTMLVideoElement | null>, chapters: readonly Chapter[]): void {
  useEffect(() => {
    const element = video.current
    if (!element || chapters.length === 0) return
    const write = () => {
      const { duration } = element
      if (!Number.isFinite(duration)) return
      const known = Array.from(element.textTracks).find(({ kind }) => kind === 'chapters')
      const track = known ?? element.addTextTrack('chapters')
      track.mode = 'hidden'
      if (track.cues?.length) return
      const within = chapters.filter(({ inicioSegundos }) => inicioSegundos < duration)
      for (const [i, { inicioSegundos, titulo }] of within.entries())
        track.addCue(new VTTCue(inicioSegundos, within[i + 1]?.inicioSegundos ?? duration, titulo))
    }
    write()
    element.addEventListener('loadedmetadata', write)
    return () => element.removeEventListener('loadedmetadata', write)
  }, [video, chapters])
}
