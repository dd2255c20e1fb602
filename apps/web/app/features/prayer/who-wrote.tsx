import { asOpening, type DateContext, dayText } from '@narthex/client/format/dates'
import { Face, type FaceProps } from '../../components/face.tsx'

export interface WhoWroteProps extends FaceProps {
  /** The label of an author without a name. */
  readonly called: string
  readonly at: string
  readonly dates: DateContext
  /** Beside the day: what it is about. */
  readonly about?: string | undefined
  /** Whether the name heads what follows, as in a list of articles. */
  readonly isHeading?: boolean
}

/** Whose words these are, and when they were written. */
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
