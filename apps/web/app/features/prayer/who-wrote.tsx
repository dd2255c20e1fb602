import { asOpening, type DateContext, dayText } from '@narthex/client/format/dates'
import { Face, type FaceProps } from '../../components/face.tsx'

export interface WhoWroteProps extends FaceProps {
  /** The label of an author without a name. */
  readonly called: string
  readonly at: string
  readonly dates: DateContext
  /** Reason of the prayer, beside the day. */
  readonly about?: string | undefined
  /** Renders the name as a heading, as in a list of articles. */
  readonly isHeading?: boolean
}

/** Author and date of a text. */
export function WhoWrote({ name, picture, called, at, dates, about, isHeading = false }: WhoWroteProps) {
  const day = asOpening(dayText(new Date(at), dates))
  const Name = isHeading ? 'h2' : 'p'
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Face name={name} picture={picture} />
      <div className="min-w-0 leading-snug">
        <Name className="truncate font-semibold">{called}</Name>
        <p className="text-sm text-muted">
          <time dateTime={at}>{day}</time>
          {about && ` · ${about}`}
        </p>
      </div>
    </div>
  )
}
