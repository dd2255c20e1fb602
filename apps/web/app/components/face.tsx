import { smallPicture } from '@narthex/contract/users/picture-address'
import { Icon } from '@narthex/ui/icon'

export interface FaceProps {
  /** Undefined where the author is anonymous. */
  readonly name: string | null
  readonly picture: string | null
  readonly size?: 'usual' | 'small'
}

const sizes = { usual: 'size-11', small: 'size-9 text-sm' } as const

/** A person's avatar beside their name: the picture, the first letter of their name, or a candle. Decoration. */
export function Face({ name, picture, size = 'usual' }: FaceProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid ${sizes[size]} shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-text`}
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
