import type { TitleKind } from '@narthex/contract/play/play-values'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import { playSearchPath } from '../../../routing/play-places.ts'
import { EmptyCatalogue } from '../browse/empty-catalogue.tsx'
import type { SearchType } from '../play-paths.ts'

interface NoneFoundProps {
  readonly type: SearchType
  readonly term: string
  readonly kind: TitleKind | undefined
}

/** Reason why a list of Play is empty, and a next step. */
export function NoneFound({ type, term, kind }: NoneFoundProps) {
  const t = useTranslations('playSearch')
  if (term === '' && !kind) return <EmptyCatalogue />
  return (
    <EmptyState
      icon="search"
      title={term === '' ? t('noneOfKind') : t('noneTitle', { term })}
      lead={kind && term !== '' ? t('noneOfKind') : t('none')}
    >
      {kind && (
        <SmartLink to={listAddress(playSearchPath, { type, term })} className={buttonClass('quiet')}>
          {t('everyKind')}
        </SmartLink>
      )}
      <SmartLink to="/play/browse" className={buttonClass('quiet')}>
        {t('browse')}
      </SmartLink>
    </EmptyState>
  )
}
