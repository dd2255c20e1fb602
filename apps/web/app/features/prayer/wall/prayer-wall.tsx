import type { Prayer, PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Cover } from '@narthex/ui/cover'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ChipRow } from '../../../components/chip-row.tsx'
import { NothingListed } from '../../../components/nothing-listed.tsx'
import { PageTitle } from '../../../components/page-title.tsx'
import { Pager } from '../../../components/pager.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { ModerationLink } from './moderation-link.tsx'
import { WallList } from './wall-list.tsx'

export interface PrayerWallProps {
  readonly title: string
  readonly reasons: readonly PrayerReason[]
  readonly query: { readonly motivo?: number; readonly respondidas?: 1 }
  readonly list: {
    readonly itens: readonly Prayer[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly renderedAt: string
}

export const wallPath = '/prayer'

/** Prayer wall of a church: requests in a list, with buttons to pray along. */
export function PrayerWall({ title, reasons, query, list, renderedAt }: PrayerWallProps) {
  const t = useTranslations('prayerWall')
  const { church, corApp } = useChurchSite()
  const { itens, total, page, limit } = list
  const isAnswered = query.respondidas === 1
  const view = (label: 'open' | 'answered', isCurrent: boolean) => ({
    label: t(label),
    isCurrent,
    to: listAddress(wallPath, { ...query, respondidas: label === 'answered' ? 1 : undefined }),
  })
  // The chosen one leads back to all of them.
  const reason = ({ id, nome }: PrayerReason) => ({
    label: nome,
    isCurrent: query.motivo === id,
    to: listAddress(wallPath, { ...query, motivo: query.motivo === id ? undefined : id }),
  })
  return (
    <div
      className={`${containerClass('page', 'title')} lg:grid lg:grid-cols-[20rem_minmax(0,44rem)] lg:justify-between lg:gap-x-14`}
    >
      <div className="max-lg:mx-auto max-lg:max-w-measure">
        <div className="lg:sticky lg:below-header-6">
          <PageTitle title={title} lead={t('lead')} />
          <div className="mt-5 flex flex-wrap gap-3">
            <SmartLink to="/prayer/new" className={`${buttonClass('primary')} max-sm:w-full`}>
              <Icon name="prayer" className="size-5" />
              {t('ask')}
            </SmartLink>
            <ModerationLink />
          </div>
          <div className="mt-6 grid gap-2 *:min-w-0">
            <ChipRow label={t('views')} chips={[view('open', !isAnswered), view('answered', isAnswered)]} />
            {reasons.length > 0 && <ChipRow label={t('reasons')} chips={reasons.map(reason)} />}
          </div>
          <Cover
            seed={`${church.codigo} ${wallPath}`}
            colour={corApp}
            kind="lancets"
            focus="middle"
            className="mt-8 h-56 w-40 overflow-hidden rounded-t-full rounded-b-card shadow-lift max-lg:hidden [@media(height<52rem)]:hidden"
          />
        </div>
      </div>
      <div className="max-lg:mx-auto max-lg:mt-6 max-lg:max-w-measure">
        {itens.length > 0 ? (
          <WallList prayers={itens} renderedAt={renderedAt} />
        ) : (
          <Nothing isAnswered={isAnswered} query={query} beyond={total > 0 ? page : undefined} />
        )}
        <Pager path={wallPath} query={query} page={page} total={total} limit={limit} />
      </div>
    </div>
  )
}

function Nothing({
  isAnswered,
  query,
  beyond,
}: {
  isAnswered: boolean
  query: PrayerWallProps['query']
  beyond: number | undefined
}) {
  const t = useTranslations('prayerWall')
  if (isAnswered && !query.motivo && beyond === undefined) {
    return <EmptyState icon="sun" title={t('empty.answeredTitle')} lead={t('empty.answeredLead')} />
  }
  if (query.motivo || beyond !== undefined) {
    return <NothingListed path={wallPath} query={query} beyond={beyond} empty={{ icon: 'prayer', title: '' }} />
  }
  return (
    <EmptyState icon="prayer" title={t('empty.title')} lead={t('empty.lead')}>
      <SmartLink to="/prayer/new" className={buttonClass('quiet')}>
        {t('ask')}
      </SmartLink>
    </EmptyState>
  )
}
