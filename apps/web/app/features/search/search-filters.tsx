import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { useTranslations } from 'use-intl'
import { ChipRow } from '../../components/chip-row.tsx'
import { listAddress } from '../../routing/list-address.ts'

export interface SearchFiltersProps {
  readonly q: string
  readonly kind: SearchKind | undefined
  readonly kinds: readonly { readonly tipo: SearchKind; readonly total: number }[]
  /** Searches all churches of the organisation; undefined if there is no choice. */
  readonly isEverywhere: boolean | undefined
}

/** Filters by kind, with counts, and by church. Links, so that they work without scripts. */
export function SearchFilters({ q, kind, kinds, isEverywhere }: SearchFiltersProps) {
  const t = useTranslations('search')
  const everywhere = isEverywhere ? 'all' : undefined
  const address = (query: { kind?: string | undefined; in?: string | undefined }) =>
    listAddress('/search', { q, ...query })
  const all = kinds.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      {isEverywhere !== undefined && (
        <ChipRow
          label={t('where')}
          chips={[
            { label: t('here'), to: address({}), isCurrent: !isEverywhere },
            { label: t('everywhere'), to: address({ in: 'all' }), isCurrent: isEverywhere },
          ]}
        />
      )}
      {kinds.length > 1 && (
        <ChipRow
          label={t('kinds')}
          chips={[
            { label: t('all'), count: all, to: address({ in: everywhere }), isCurrent: !kind },
            ...kinds.map(({ tipo, total }) => ({
              label: t(`kindPlural.${tipo}`),
              count: total,
              to: address({ kind: tipo, in: everywhere }),
              isCurrent: tipo === kind,
            })),
          ]}
        />
      )}
    </>
  )
}
