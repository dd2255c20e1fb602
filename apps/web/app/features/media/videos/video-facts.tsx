import { asOpening, dayText } from '@narthex/client/format/dates'
import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { useDateContext } from '../../../components/use-date-context.ts'

/** Speaker and date of a video, relative to the time the page was rendered. */
export function VideoFacts({ video, renderedAt }: { video: VideoItem; renderedAt: string }) {
  const dates = useDateContext(renderedAt)
  const { pregador, dataPublicacao } = video
  return (
    <>
      {pregador && <>{pregador} · </>}
      <time dateTime={dataPublicacao}>{asOpening(dayText(new Date(dataPublicacao), dates))}</time>
    </>
  )
}
