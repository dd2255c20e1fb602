import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Icon } from '@narthex/ui/icon'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useTypedTerm } from '../../components/use-typed-term.ts'
import { useOfficeSession } from '../../session/office.ts'
import type { AnyConsoleResource, Filter } from '../console-resource.ts'
import { isNarrowed, type ListState } from './list-state.ts'

const LoadedFilter = lazyPart(async () => (await import('./loaded-filter.tsx')).LoadedFilter)

export interface FilterBarProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

/** Filters that a phone shows without being asked. */
const mostInSight = 2

const control =
  'h-11 rounded-control bg-card text-base shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--muted)] lg:h-9 lg:text-sm'

/** Search and filters of the list. */
export function FilterBar({ kind, state, onChange }: FilterBarProps) {
  const t = useTranslations('consoleList')
  const { modulos } = useOfficeSession().igreja
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = kind.list.filters.filter(({ module }) => module === undefined || modulos.includes(module))
  const isFolded = shown.length > mostInSight
  return (
    <search className="mb-4 flex flex-wrap items-center gap-2">
      {kind.list.hasSearch && <SearchBox kind={kind} term={state.term} onChange={(term) => onChange({ term })} />}
      {isFolded && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={`${toolClass('quiet')} sm:hidden`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters', { count: Object.keys(state.filters).length })}
        </button>
      )}
      <div id={id} className={isFolded ? `${isOpen ? 'grid w-full gap-2' : 'hidden'} sm:contents` : 'contents'}>
        {shown.map((filter) => (
          <FilterSelect
            key={filter.name}
            kind={kind}
            filter={filter}
            value={state.filters[filter.name] ?? ''}
            onChange={(value) => {
              const { [filter.name]: _, ...others } = state.filters
              onChange({ filters: value ? { ...others, [filter.name]: value } : others })
            }}
          />
        ))}
      </div>
      {isNarrowed(state) && (
        <button type="button" className={toolClass('plain')} onClick={() => onChange({ term: '', filters: {} })}>
          {t('clearFilters')}
        </button>
      )}
    </search>
  )
}

interface SearchBoxProps {
  readonly kind: AnyConsoleResource
  readonly term: string
  readonly onChange: (term: string) => void
}

function SearchBox({ kind, term, onChange }: SearchBoxProps) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const { typed, type, send } = useTypedTerm(term, onChange)
  const label = t('search', { kind: texts('title') })
  return (
    <div className="relative grow sm:max-w-80">
      <Icon
        name="search"
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
          if (event.key === 'Escape') type('')
        }}
        className={`${control} w-full ps-10 pe-3`}
      />
    </div>
  )
}

interface FilterSelectProps {
  readonly kind: AnyConsoleResource
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
}

function FilterSelect({ kind, filter, value, onChange }: FilterSelectProps) {
  const t = useTranslations('consoleList')
  const columns = useTranslations(`${kind.texts}.columns`) as (name: string) => string
  const names = useTranslations(filter.texts) as (name: string) => string
  const className = `${control} min-w-0 px-3 max-sm:grow sm:max-w-48 text-ink ${value ? 'font-semibold text-brand-text' : ''}`
  if (filter.load || filter.isDay || filter.control)
    return (
      <LazyPart>
        <LoadedFilter
          label={columns(filter.name)}
          filter={filter}
          value={value}
          onChange={onChange}
          className={className}
        />
      </LazyPart>
    )
  return (
    <label className="flex items-center gap-2 text-sm text-muted">
      {columns(filter.name)}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)} className={className}>
        <option value="">{t('all')}</option>
        {filter.values.map((name) => (
          <option key={name} value={name}>
            {names(name)}
          </option>
        ))}
      </select>
    </label>
  )
}
