import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../shell/smart-link.tsx'

export interface NoVideosProps {
  readonly path: string
  readonly q: string | undefined
  readonly isNarrowed: boolean
  /** Past the end of what there is. */
  readonly page: number | undefined
}

/** A list with no video in it: nothing found, past its end, or nothing yet; and the way on. */
export function NoVideos({ path, q, isNarrowed, page }: NoVideosProps) {
  const t = useTranslations('videos')
  const lists = useTranslations('lists')
  const way = (to: string, label: string) => (
    <SmartLink to={to} className={buttonClass('quiet')}>
      {label}
    </SmartLink>
  )
  if (page !== undefined) {
    return (
      <EmptyState icon="search" title={lists('beyondTitle')} lead={lists('beyond', { page: String(page) })}>
        {way(path, lists('first'))}
      </EmptyState>
    )
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon="search"
        title={lists('noneTitle')}
        lead={q ? lists('none', { search: q }) : lists('noneFiltered')}
      >
        {way(path, lists('showAll'))}
      </EmptyState>
    )
  }
  return (
    <div className="mt-7">
      <EmptyState icon="play" title={t('empty.title')} lead={t('empty.lead')}>
        {way('/about', lists('meet'))}
      </EmptyState>
    </div>
  )
}
