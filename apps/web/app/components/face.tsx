import { smallPicture } from '@narthex/contract/users/picture-address'
import { Icon } from '@narthex/ui/icon'

export interface FaceProps {
  /** Undefined where the author is anonymous. */
  readonly name: string | null
  readonly picture: string | null
}

/** A person's avatar beside their name: the picture, the first letter of their name, or a candle. Decoration. */
export function Face({ name, picture }: FaceProps) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-text"
    >
      {name === null ? (
        <Icon name="prayer" className="size-5" />
      ) : picture ? (
        <img
          src={smallPicture(picture)}
          alt=""
          width="44"
          height="44"
          loading="lazy"
          className="size-full object-cover"
        />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}
