import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { Picture } from '@narthex/ui/picture'

/** A video by its picture and its title. A picture on another site is not asked for: the office loads its own alone. */
export function FilmCell({ title, picture }: { title: string; picture: string | null }) {
  const place = 'aspect-video w-16 shrink-0 overflow-hidden rounded-control'
  return (
    <span className="flex min-w-0 items-center gap-3">
      {picture?.startsWith('/') ? (
        <Picture src={picture} alt="" sizes="4rem" className={`block ${place}`} />
      ) : (
        <span className={`grid place-items-center bg-sunken text-muted ${place}`}>
          <OfficeIcon name="screen" className="size-5" />
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{title}</span>
    </span>
  )
}
