import type { VideoItem } from '@narthex/contract/media/video.schemas'
import { useLocale } from 'use-intl'
import { asOpening, dayText } from '../../../format/dates.ts'
import { useChurchSite } from '../../../page/use-site.ts'

/** Who speaks, and when it came out, as of the moment the page was made. */
export function VideoFacts({ video, renderedAt }: { video: VideoItem; renderedAt: string }) {
  const { church } = useChurchSite()
  const dates = { locale: useLocale(), timeZone: church.fusoHorario, now: new Date(renderedAt) }
  const { pregador, dataPublicacao } = video
  return (
    <>
      {pregador && <>{pregador} · </>}
      <time dateTime={dataPublicacao}>{asOpening(dayText(new Date(dataPublicacao), dates))}</time>
    </>
  )
}
