import { Cover } from './cover.tsx'

export interface PortraitProps {
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly photo: string | null
  readonly className?: string
}

/** A person's photo under an arch, or in the form of the look; without one, their initials on a drawing. Decorative: the name is shown beside it. */
export function Portrait({ name, colour, photo, className = '' }: PortraitProps) {
  return (
    <div
      aria-hidden="true"
      className={`portrait relative isolate grid place-items-center overflow-hidden rounded-t-full rounded-b-control bg-deep text-on-deep ${className}`}
    >
      <Cover
        seed={`portrait ${name}`}
        colour={colour}
        kind="rose"
        focus="middle"
        photo={photo}
        sizes="12rem"
        className="absolute inset-0 -z-20 size-full"
      />
      {!photo && (
        <>
          <div className="absolute inset-0 -z-10 bg-deep/60" />
          <span className="pt-2 text-xl font-semibold">{initialsOf(name)}</span>
        </>
      )}
    </div>
  )
}

/** Initials of the first and the last name; words like “de” and “Pr.” are neither. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith('.'))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last].map((word) => [...(word ?? '')][0] ?? '').join('')
}
