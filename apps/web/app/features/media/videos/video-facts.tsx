import { asOpening, dayText } from '@narthex/client/format/dates'
import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { useDateContext } from '../../../components/use-date-context.ts'

/** Who speaks, and when it came out, as of the moment the page was made. */
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
