import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { TitleCard, titleGridClass } from '../catalogue/title-card.tsx'
import type { ListedTitle } from './play-member.ts'
import { useMyList } from './use-my-list.ts'
import { usePositions } from './use-positions.ts'

/** The member's list. What is taken from it can be put back right away. */
export function MyListGrid({ renderedAt }: { renderedAt: string }) {
  const t = useTranslations('playSearch')
  const { list, hasFailed, reload, keep } = useMyList()
  const kept = list?.filter(({ isKept }) => isKept) ?? []
  usePositions(kept.map(({ title }) => title.id))
  if (!list) return hasFailed ? <LoadFailed onRetry={() => void reload()} /> : <GridSkeleton />
  if (kept.length === 0) {
    return (
      <EmptyState icon="checklist" title={t('listEmptyTitle')} lead={t('listEmpty')}>
        <SmartLink to="/play/browse" className={buttonClass('quiet')}>
          {t('browse')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <ul className={titleGridClass}>
      {kept.map((entry) => (
        <KeptTitle
          key={entry.title.id}
          entry={entry}
          renderedAt={renderedAt}
          onDrop={() => void keep(entry.title, false)}
        />
      ))}
    </ul>
  )
}

interface KeptTitleProps {
  readonly entry: ListedTitle
  readonly renderedAt: string
  readonly onDrop: () => void
}

function KeptTitle({ entry: { title }, renderedAt, onDrop }: KeptTitleProps) {
  const t = useTranslations('play.list')
  return (
    <TitleCard title={title} renderedAt={renderedAt} heading="h2">
      <button
        type="button"
        onClick={onDrop}
        className="absolute end-1.5 top-1.5 z-10 grid size-11 place-items-center rounded-full bg-black/75 text-white hover:bg-black"
      >
        <Icon name="close" className="size-5" />
        <span className="sr-only">{t('removeNamed', { title: title.titulo })}</span>
      </button>
    </TitleCard>
  )
}

function GridSkeleton() {
  const t = useTranslations('shell')
  return (
    <div aria-busy="true" className={titleGridClass}>
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="aspect-video" />
      <Skeleton className="aspect-video" />
      <Skeleton className="aspect-video" />
    </div>
  )
}
