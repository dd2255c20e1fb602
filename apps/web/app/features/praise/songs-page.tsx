import type { SongSummary } from '@narthex/contract/praise/song.schemas'
import { letterName, songbookLetter } from '@narthex/contract/praise/songbook'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { ListSearch } from '../../components/list-search.tsx'
import { NothingListed } from '../../components/nothing-listed.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Pager } from '../../components/pager.tsx'
import { type ListQuery, listAddress } from '../../routing/list-address.ts'
import { ChoiceRow } from './choice-row.tsx'
import { SongRow } from './song-row.tsx'

type Counted = readonly { readonly valor: string; readonly total: number }[]

export interface SongsPageProps {
  readonly title: string
  readonly query: { readonly q?: string; readonly tema?: string; readonly tom?: string; readonly letra?: string }
  readonly list: {
    readonly itens: SongSummary[]
    readonly total: number
    readonly page: number
    readonly limit: number
  }
  readonly index: { readonly temas: Counted; readonly tons: Counted; readonly letras: Counted }
}

const path = '/praises'

/** The church's songbook: by its titles, narrowed by what one remembers of a song. */
export function SongsPage({ title, query, list, index }: SongsPageProps) {
  const t = useTranslations('praise')
  const { q, ...filters } = query
  const isLong = sumOf(index.letras) > list.limit
  const to = (change: ListQuery) => listAddress(path, { ...query, ...change })
  const choices = (name: 'tema' | 'tom' | 'letra', counted: Counted) =>
    counted.map(({ valor, total }) => ({
      label: name === 'letra' ? letterName(valor) : valor,
      total,
      isCurrent: query[name] === valor,
      to: to({ [name]: query[name] === valor ? undefined : valor }),
    }))
  return (
    <div className={containerClass('page', 'title')}>
      <PageTitle title={title} lead={t('lead')} className="mb-6" />
      <ListSearch path={path} label={t('search')} q={q} query={filters} total={list.total} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-1">
        <ChoiceRow label={t('theme')} choices={choices('tema', index.temas)} />
        <ChoiceRow label={t('key')} choices={choices('tom', index.tons)} />
        {isLong && <ChoiceRow label={t('letter')} choices={choices('letra', index.letras)} isNarrow />}
      </div>
      {list.itens.length > 0 ? (
        <Songs songs={list.itens} isLong={isLong} />
      ) : (
        <div className="mt-6">
          <NothingListed
            path={path}
            q={q}
            query={filters}
            beyond={list.page > 1 && list.total > 0 ? list.page : undefined}
            empty={{ icon: 'mic', title: t('emptyTitle'), lead: t('empty') }}
          />
        </div>
      )}
      <Pager path={path} query={query} page={list.page} total={list.total} limit={list.limit} />
    </div>
  )
}

const sumOf = (counted: Counted) => counted.reduce((sum, { total }) => sum + total, 0)

/** A whole book under its first letters; a few songs one below the other. */
function Songs({ songs, isLong }: { songs: readonly SongSummary[]; isLong: boolean }) {
  if (!isLong) {
    return (
      <ul className="-mx-3 mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2">
        {songs.map((song) => (
          <SongRow key={song.id} song={song} />
        ))}
      </ul>
    )
  }
  const letters = Map.groupBy(songs, ({ title }) => songbookLetter(title))
  return (
    <div className="-mx-3 mt-6 grid grid-cols-[minmax(0,1fr)] gap-y-4 md:block md:columns-2 md:gap-x-8">
      {[...letters].map(([letter, under]) => (
        <section key={letter} className="md:mb-6 md:break-inside-avoid-column">
          <h2 className="px-3 text-sm font-bold text-brand-text">{letterName(letter)}</h2>
          <ul>
            {under.map((song) => (
              <SongRow key={song.id} song={song} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
