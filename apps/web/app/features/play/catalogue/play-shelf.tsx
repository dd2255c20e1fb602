import { Icon } from '@narthex/ui/icon'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRoving } from '../../../components/arrow-keys/use-roving.ts'
import { playEdgeClass } from '../../../components/play-edge.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'

export interface PlayShelfProps<Item> {
  readonly title: string
  readonly items: readonly Item[]
  /** A card as `<li>`; its link takes the tab index. */
  readonly card: (item: Item, tabIndex: number | undefined, index: number) => ReactNode
  /** Path of the full list. */
  readonly all?: PagePath | undefined
}

/**
 * A row of cards from edge to edge: under the thumb, with buttons for the pointer, and for arrow keys (`useArrowKeys`), of
 * which the whole row is one stop of the Tab key.
 */
export function PlayShelf<Item>({ title, items, card, all }: PlayShelfProps<Item>) {
  const t = useTranslations('play.shelf')
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { row, tabIndex } = useRoving()
  const move = (by: 1 | -1) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    list.current?.scrollBy({ left: by * list.current.clientWidth * movedShare, behavior })
  }
  return (
    <section aria-labelledby={id} className="group/shelf">
      <div className={`${playEdgeClass} flex min-h-11 flex-wrap items-center justify-between gap-x-6`}>
        <h2 id={id} className="text-lg md:text-xl">
          {title}
        </h2>
        {all && (
          <SmartLink
            to={all}
            className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-muted hover:text-ink"
          >
            <span aria-hidden="true">{t('all')}</span>
            <span className="sr-only">{t('allIn', { name: title })}</span>
            <Icon name="chevron" className="size-4.5 -rotate-90" />
          </SmartLink>
        )}
      </div>
      <div className="relative">
        <ul
          ref={list}
          {...row}
          className={`${playEdgeClass} relative flex snap-x scroll-px-5 scroll-mt-16 gap-3.5 overflow-x-auto overscroll-x-contain py-2 [scrollbar-width:none] *:w-54 *:shrink-0 *:snap-start *:scroll-mt-16 md:gap-4 md:*:w-64 lg:scroll-px-12 xl:*:w-70 2xl:scroll-px-20`}
        >
          {items.map((item, index) => card(item, tabIndex(index, items.length), index))}
        </ul>
        <MoveButton side="start" onClick={() => move(-1)} />
        <MoveButton side="end" onClick={() => move(1)} />
      </div>
    </section>
  )
}

/** Share of the width that a button scrolls, so that the last cards stay in sight. */
const movedShare = 0.8

/** Scroll button for pointers only: keys move through the cards themselves. */
function MoveButton({ side, onClick }: { side: 'start' | 'end'; onClick: () => void }) {
  const place = side === 'start' ? 'start-0 rounded-e-control' : 'end-0 rounded-s-control'
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-by-pointer=""
      onClick={onClick}
      className={`absolute top-2 hidden h-36 w-10 place-items-center bg-canvas/80 text-ink opacity-0 transition-opacity group-hover/shelf:opacity-100 hover:bg-canvas xl:h-39.5 pointer-fine:md:grid noscript:hidden! ${place}`}
    >
      <Icon name="chevron" className={`size-7 ${side === 'start' ? 'rotate-90' : '-rotate-90'}`} />
    </button>
  )
}
