import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { iconButtonClass } from './button.tsx'
import { glide } from './glide.ts'
import { Icon } from './icon.tsx'

export interface CarouselProps {
  /** Accessible name of the carousel. */
  readonly label: string
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[]
  readonly previousLabel: string
  readonly nextLabel: string
  /** “2 of 5”, counted from 1. */
  readonly positionText: (position: number) => string
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One thing at a time, moved by swiping, by the arrow keys, by its buttons or its dots; never by itself (specification
 * §9: 1 item, 300 ms, no autoplay). Without JavaScript it is a shelf that scrolls, and the dots are links into it.
 */
export function Carousel({ label, slides, previousLabel, nextLabel, positionText }: CarouselProps) {
  const id = useId()
  const shelf = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const last = slides.length - 1

  const show = (index: number) => {
    const slide = shelf.current?.children[Math.min(last, Math.max(0, index))]
    if (shelf.current && slide instanceof HTMLElement) glide(shelf.current, slide.offsetLeft - firstLeft(shelf.current))
  }
  const follow = useCallback(() => {
    if (shelf.current) setAt(nearest(shelf.current))
  }, [])
  // The reader may have moved it before the app ran.
  useLayoutEffect(follow, [follow])
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.target !== shelf.current) return
    event.preventDefault()
    show(step(at, last))
  }

  return (
    <div>
      <section
        ref={shelf}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        data-needs-app=""
        onKeyDown={press}
        className="relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto overscroll-x-contain px-5 [scrollbar-width:none] data-gliding:snap-none md:mx-0 md:scroll-px-0 md:rounded-card md:px-0"
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={key}
            id={`${id}${index}`}
            role="group"
            aria-label={positionText(index + 1)}
            className="w-full shrink-0 snap-start snap-always"
          >
            {content}
          </div>
        ))}
      </section>
      {last > 0 && (
        <div className="mt-2 flex min-h-11 items-center justify-between gap-4">
          <Dots
            ids={slides.map((_, index) => `${id}${index}`)}
            at={at}
            positionText={positionText}
            onPick={(event, index) => {
              event.preventDefault()
              show(index)
            }}
          />
          <p role="status" className="sr-only">
            {at > 0 && positionText(at + 1)}
          </p>
          <div className="hidden gap-2 md:flex noscript:hidden">
            <Step label={previousLabel} isBack isLast={at === 0} onClick={() => show(at - 1)} />
            <Step label={nextLabel} isLast={at === last} onClick={() => show(at + 1)} />
          </div>
        </div>
      )}
    </div>
  )
}

interface DotsProps extends Pick<CarouselProps, 'positionText'> {
  readonly ids: readonly string[]
  readonly at: number
  readonly onPick: (event: MouseEvent, index: number) => void
}

/** More would not fit a phone. */
const mostDots = 7

function Dots({ ids, at, positionText, onPick }: DotsProps) {
  if (ids.length > mostDots) return <p className="font-semibold text-muted tabular-nums">{positionText(at + 1)}</p>
  return (
    <ul className="-ml-3 flex">
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-label={positionText(index + 1)}
            aria-current={index === at ? 'true' : undefined}
            onClick={(event) => onPick(event, index)}
            className={`group ${iconButtonClass}`}
          >
            <span className="h-2 w-2 rounded-full bg-muted transition-[width,background-color] group-aria-[current]:w-6 group-aria-[current]:bg-ring" />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface StepProps {
  readonly label: string
  readonly isBack?: boolean
  /** There is nothing further that way. It stays where the focus is, so it is not disabled. */
  readonly isLast: boolean
  readonly onClick: () => void
}

function Step({ label, isBack = false, isLast, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isLast}
      onClick={onClick}
      className={`${iconButtonClass} bg-card shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)] transition-colors hover:bg-sunken aria-disabled:text-muted aria-disabled:shadow-none`}
    >
      <Icon name="arrow" className={`size-5 ${isBack ? 'rotate-180' : ''}`} />
    </button>
  )
}

function firstLeft(shelf: HTMLElement): number {
  const first = shelf.firstElementChild
  return first instanceof HTMLElement ? first.offsetLeft : 0
}

/** Index of the slide nearest to the scroll position. */
function nearest(shelf: HTMLElement): number {
  const [first, second] = shelf.children
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0
  return Math.min(shelf.children.length - 1, Math.round(shelf.scrollLeft / (second.offsetLeft - first.offsetLeft)))
}
