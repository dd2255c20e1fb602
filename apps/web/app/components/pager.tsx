import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { type ListQuery, listAddress } from '../routing/list-address.ts'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

export interface PagerProps {
  readonly path: PagePath
  /** Filters of the list; the page number is added. */
  readonly query?: ListQuery
  readonly page: number
  readonly total: number
  readonly limit: number
}

/** The ways through a long list: links alone, so they work without scripts. Nothing where all fits on one page. Texts: `lists`. */
export function Pager({ path, query = {}, page, total, limit }: PagerProps) {
  const t = useTranslations('lists')
  const last = Math.ceil(total / limit)
  if (last <= 1) return null
  const addressOf = (number: number) => listAddress(path, { ...query, page: number })
  return (
    <nav aria-label={t('pages')} className="mt-10 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && <link rel="prev" href={addressOf(page - 1)} />}
      {page < last && <link rel="next" href={addressOf(page + 1)} />}
      {page > 1 && (
        <SmartLink to={addressOf(page - 1)} className={buttonClass('quiet')}>
          <Icon name="arrow" className="size-5 rotate-180" />
          {t('previous')}
        </SmartLink>
      )}
      <ol className="flex items-center gap-1 tabular-nums max-sm:order-last max-sm:w-full max-sm:justify-center">
        {pagesAround(page, last).map((number, i, shown) => (
          <li key={number} className="flex items-center">
            {i > 0 && number - (shown[i - 1] ?? 0) > 1 && (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            )}
            {number === page ? (
              <span
                aria-current="page"
                className="grid size-11 place-items-center rounded-full bg-ink font-semibold text-canvas"
              >
                <PageNumber number={number} />
              </span>
            ) : (
              <SmartLink
                to={addressOf(number)}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken"
              >
                <PageNumber number={number} />
              </SmartLink>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <SmartLink to={addressOf(page + 1)} className={buttonClass('quiet')}>
          {t('next')}
          <Icon name="arrow" className="size-5" />
        </SmartLink>
      )}
    </nav>
  )
}

function PageNumber({ number }: { number: number }) {
  const t = useTranslations('lists')
  return (
    <>
      <span className="sr-only">{t('page', { page: String(number) })}</span>
      <span aria-hidden="true">{number}</span>
    </>
  )
}

/** The first, the last, and those next to the page: at most five, as many as a phone has room for. */
export function pagesAround(page: number, last: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, last])]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b)
}
