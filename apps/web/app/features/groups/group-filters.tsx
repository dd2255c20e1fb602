import { asOpening, weekdayName } from '@narthex/client/format/dates'
import type { GroupAudience } from '@narthex/contract/groups/group-words'
import { chipClass } from '@narthex/ui/chip'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { FilterMenu } from './filter-menu.tsx'
import { type GroupFilters as Filters, type GroupIndex, type GroupsChoice, groupsAddress } from './groups-address.ts'

export interface GroupFiltersProps {
  readonly index: GroupIndex
  readonly choice: GroupsChoice
  /** Content before the filters, in their row. */
  readonly first: ReactNode
}

/** Filters of the groups: menus of links and plain links, which work without scripts. */
export function GroupFilters({ index, choice, first }: GroupFiltersProps) {
  const t = useTranslations('groups')
  const locale = useLocale()
  const { idioma } = useChurchSite().church
  const to = (change: GroupsChoice) => groupsAddress({ ...choice, ...change })
  const { q: _, view, ...filters } = choice
  const isNarrowed = Object.values(filters).some(Boolean)
  /** Menu of a filter with its current choice; undefined if it has fewer than two options. */
  const menuOf = <K extends keyof Filters>(
    key: K,
    label: string,
    any: string,
    counted: readonly { readonly valor: string | number; readonly total: number }[],
    name: (valor: string) => string,
    lang?: string,
  ) =>
    (counted.length > 1 || filters[key] !== undefined) && (
      <FilterMenu
        name={key}
        label={label}
        any={{ label: any, to: to({ [key]: undefined }) }}
        lang={lang}
        options={counted.map(({ valor, total }) => ({
          label: name(String(valor)),
          count: total,
          to: to({ [key]: String(valor) }),
          isCurrent: filters[key] === String(valor),
        }))}
      />
    )
  return (
    <nav
      aria-label={t('filters')}
      className="relative -mx-5 flex items-center gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {first}
      {menuOf('dia', t('day'), t('anyDay'), index.dias, (day) => asOpening(weekdayName(Number(day), locale)))}
      {menuOf('periodo', t('period'), t('anyPeriod'), index.periodos, (period) =>
        t(`periods.${period as 'MANHA' | 'TARDE' | 'NOITE'}`),
      )}
      {menuOf('bairro', t('district'), t('anyDistrict'), index.bairros, (name) => name, idioma)}
      {menuOf('tipo', t('kind'), t('anyKind'), index.tipos, (name) => name, idioma)}
      {menuOf('publico', t('audience'), t('anyAudience'), index.publicos, (audience) =>
        t(`audiences.${audience as GroupAudience}`),
      )}
      {index.vagas > 0 && (
        <Toggle
          label={t('withPlaces')}
          isOn={filters.vagas === '1'}
          to={to({ vagas: filters.vagas ? undefined : '1' })}
        />
      )}
      {index.online > 0 && (
        <Toggle
          label={t('online')}
          isOn={filters.online === '1'}
          to={to({ online: filters.online ? undefined : '1' })}
        />
      )}
      {isNarrowed && (
        <SmartLink
          to={groupsAddress({ view })}
          className="inline-flex min-h-11 shrink-0 items-center rounded-button px-3 text-sm font-semibold text-brand-text underline-offset-4 hover:underline"
        >
          {t('clearFilters')}
        </SmartLink>
      )}
    </nav>
  )
}

function Toggle({ label, isOn, to }: { label: string; isOn: boolean; to: PagePath }) {
  return (
    <SmartLink to={to} className={chipClass} aria-current={isOn ? 'page' : undefined}>
      {isOn && <Icon name="check" className="size-4.5" />}
      {label}
    </SmartLink>
  )
}
