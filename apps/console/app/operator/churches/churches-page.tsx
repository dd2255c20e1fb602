import { useMemberData } from '@narthex/client/data/use-member-data'
import { churchStates, type ListedChurch, listOperatorChurches } from '@narthex/contract/operator/churches.endpoints'
import { listOrganisations } from '@narthex/contract/operator/organisations.endpoints'
import { listPlans } from '@narthex/contract/operator/plans.endpoints'
import { SearchField } from '@narthex/ui/search-field'
import { SelectField } from '@narthex/ui/select-field'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useTypedTerm } from '../../components/use-typed-term.ts'
import { CursorList } from '../list-parts.tsx'
import { pathTo, patterns } from '../places.ts'
import { callApi } from '../session/operator-session.ts'
import { useCursorList } from '../use-cursor-list.ts'
import { StateBadge } from './state-badge.tsx'

const filters = ['term', 'situacao', 'plano', 'organizacao'] as const
type Filter = (typeof filters)[number]

/** All churches, searched and filtered by the page's address. */
export function ChurchesPage() {
  const t = useTranslations('operatorChurches')
  const [query, setQuery] = useSearchParams()
  const chosen = Object.fromEntries(filters.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])))
  const change = (name: Filter, value: string) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const list = useCursorList(['operator churches', JSON.stringify(chosen)], (apos) =>
    callApi(listOperatorChurches, { query: { ...(chosen as object), ...(apos ? { apos } : {}) } }),
  )
  const found = list.state === 'ready' ? list.items.length : 0
  const add = (
    <Link to={patterns.foundChurch} className={toolClass('primary')}>
      <ToolIcon name="plus" className="size-4.5" />
      {t('found')}
    </Link>
  )
  return (
    <>
      <PageHead title={t('title')}>{add}</PageHead>
      <Filters query={query} onChange={change} />
      <p role="status" className="sr-only">
        {list.state === 'ready' && t('count', { count: found })}
      </p>
      <CursorList
        list={list}
        empty={t(Object.keys(chosen).length > 0 ? 'noneFound' : 'none')}
        keyOf={({ id }) => id}
        row={(church) => <ChurchRow church={church} />}
      />
    </>
  )
}

function Filters({
  query,
  onChange,
}: {
  readonly query: URLSearchParams
  readonly onChange: (name: Filter, value: string) => void
}) {
  const t = useTranslations('operatorChurches')
  const { typed, type, send } = useTypedTerm(query.get('term') ?? '', (term) => onChange('term', term.trim()))
  const plans = useMemberData(['operator plans'], () => callApi(listPlans, {}))
  const organisations = useMemberData(['operator organisations'], () => callApi(listOrganisations, {}))
  const select = (name: Exclude<Filter, 'term'>, options: readonly { value: string; label: string }[]) =>
    options.length > 0 && (
      <SelectField
        label={t(`filters.${name}`)}
        value={query.get(name) ?? ''}
        onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        options={[{ value: '', label: t('filters.any') }, ...options]}
      />
    )
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))] xl:items-end">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SearchField
          name="term"
          label={t('filters.term')}
          submitLabel={t('filters.search')}
          clearLabel={t('filters.clear')}
          value={typed}
          onChange={type}
        />
      </form>
      {select(
        'situacao',
        churchStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
      )}
      {select(
        'plano',
        plans.state === 'ready' ? plans.value.itens.map(({ codigo, nome }) => ({ value: codigo, label: nome })) : [],
      )}
      {select(
        'organizacao',
        organisations.state === 'ready'
          ? organisations.value.itens.map(({ slug, nome }) => ({ value: slug, label: nome }))
          : [],
      )}
    </div>
  )
}

function ChurchRow({ church }: { readonly church: ListedChurch }) {
  const { codigo, nome, situacao, plano, organizacao, site } = church
  const about = [site.replace(/^https?:\/\//, ''), organizacao?.nome, plano].filter(Boolean)
  return (
    <Link
      to={pathTo('church', { code: codigo })}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{nome}</span>
        <span className="block text-sm wrap-anywhere text-muted">{about.join(' · ')}</span>
      </span>
      <StateBadge state={situacao} />
    </Link>
  )
}
