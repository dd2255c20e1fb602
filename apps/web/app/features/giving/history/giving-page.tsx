import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ChipRow } from '../../../components/chip-row.tsx'
import { DownloadButton } from '../../../components/download-button.tsx'
import { MoreButton } from '../../../components/more-button.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { useMember } from '../../../session/use-member.ts'
import { GiftList } from './gift-list.tsx'
import { loadStatement, loadTable } from './giving-calls.ts'
import { useGiftSums, useGifts } from './use-gifts.ts'
import { YearSummary } from './year-summary.tsx'
import { addUp, listYears, type YearSum, yearIn } from './year-sums.ts'

/** A member's gifts to this church, by year, with receipts. */
export function GivingPage({ title }: { title: string }) {
  const t = useTranslations('givingHistory')
  const { id: memberId } = useMember().member
  const { search } = useLocation()
  const year = yearIn(search)
  const sums = useGiftSums(memberId)
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SmartLink to="/give" className={`${buttonClass('primary')} max-sm:w-full`}>
          {t('give')}
        </SmartLink>
        <SmartLink to="/user/subscriptions" className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('toRecurring')}
        </SmartLink>
      </div>
      {sums.state === 'ready' && sums.value.length > 0 && <Years memberId={memberId} sums={sums.value} year={year} />}
      <div className="mt-7">
        <Gifts key={year} memberId={memberId} year={year} />
      </div>
    </>
  )
}

interface YearsProps {
  readonly memberId: number
  readonly sums: readonly YearSum[]
  readonly year: number | undefined
}

function Years({ memberId, sums, year }: YearsProps) {
  const t = useTranslations('givingHistory')
  const locale = useLocale()
  const money = useMoney()
  const years = listYears(sums).map((of) => ({
    label: [String(of), ...addUp(sums, of).amounts.map(({ currency, cents }) => money(cents, currency))].join(' · '),
    to: `/user/giving?ano=${of}` as const,
    isCurrent: of === year,
  }))
  const statementYear = year ?? listYears(sums)[0]
  return (
    <div className="mt-7">
      <ChipRow
        label={t('years')}
        chips={[{ label: t('allYears'), to: '/user/giving', isCurrent: year === undefined }, ...years]}
        className="mb-4"
      />
      <YearSummary year={year} sums={addUp(sums, year)}>
        {statementYear !== undefined && (
          <DownloadButton
            label={t('statement', { year: String(statementYear) })}
            failed={t('downloadFailed')}
            load={() => loadStatement(memberId, statementYear, locale)}
          />
        )}
        <DownloadButton
          label={t('table')}
          failed={t('downloadFailed')}
          load={() => loadTable(memberId, year, locale)}
        />
      </YearSummary>
    </div>
  )
}

function Gifts({ memberId, year }: { memberId: number; year: number | undefined }) {
  const t = useTranslations('givingHistory')
  const pages = useGifts(memberId, year)
  if (pages.state === 'failed') return <LoadFailed onRetry={() => void pages.reload()} />
  if (pages.state === 'loading') {
    return (
      <div aria-busy="true">
        <p className="sr-only">{t('loading')}</p>
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-2.5 h-96 w-full rounded-card" />
      </div>
    )
  }
  const { items, hasMore, more, isAdding, hasFailed } = pages
  if (items.length === 0) {
    return year === undefined ? (
      <EmptyState icon="give" title={t('emptyTitle')} lead={t('empty')} />
    ) : (
      <EmptyState icon="give" title={t('emptyYearTitle', { year: String(year) })} lead={t('emptyYear')}>
        <SmartLink to="/user/giving" className={buttonClass('quiet')}>
          {t('showAll')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <>
      <GiftList gifts={items} />
      {hasMore && (
        <MoreButton
          label={t('more')}
          failedLabel={t('moreFailed')}
          isAdding={isAdding}
          hasFailed={hasFailed}
          onMore={more}
        />
      )}
    </>
  )
}
