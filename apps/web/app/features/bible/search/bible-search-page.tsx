import type { VerseFound, VersesFound } from '@narthex/contract/bible/bible.schemas'
import { type BookId, toTestament } from '@narthex/contract/bible/books'
import { buttonClass } from '@narthex/ui/button'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import '../../../components/reading/reading.css'
import { useLocale, useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { ChipRow } from '../../../components/chip-row.tsx'
import { MarkedText } from '../../../components/marked-text.tsx'
import { Pager } from '../../../components/pager.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { versesPath } from '../reference/addresses.ts'
import { useTranslationName } from '../translation-name.tsx'
import { sortForReader } from '../translations.ts'
import { usePlaceName } from '../use-place-name.ts'
import { BibleSearchForm } from './bible-search-form.tsx'
import type { BibleSearch } from './load-search.server.ts'
import { searchPath, searchQuery } from './search-address.ts'
import { useSavedSearch } from './use-saved-search.ts'

/** The verses of a translation that have what is looked for, with where there are more. */
export function BibleSearchPage({ search: served }: { search: BibleSearch }) {
  const t = useTranslations('bible')
  const locale = useLocale()
  const search = useSavedSearch(served)
  const { q, filters, translation, translations, found } = search
  if (!translation) {
    return (
      <div className={containerClass('list', 'title')}>
        <EmptyState icon="book" title={t('noTextTitle')} lead={t('noText')} isPage />
      </div>
    )
  }
  const path = (change: Partial<typeof filters>, version = translation.codigo) =>
    searchPath(version, q, { ...filters, ...change })
  return (
    <div className={`reading-page ${containerClass('list', 'backLink')}`}>
      <BackLink to="/bible" name={t('allBooks')} />
      <h1 className="mt-2 text-2xl">{t('search.title')}</h1>
      <div className="mt-5">
        <BibleSearchForm version={translation.codigo} q={q} filters={filters} />
      </div>
      <ChipRow
        label={t('search.where')}
        className="mt-4"
        chips={[
          {
            label: t('search.everywhere'),
            to: path({ book: undefined, testament: undefined }),
            isCurrent: !filters.book && !filters.testament,
          },
          { label: t('old'), to: path({ book: undefined, testament: 'AT' }), isCurrent: filters.testament === 'AT' },
          { label: t('new'), to: path({ book: undefined, testament: 'NT' }), isCurrent: filters.testament === 'NT' },
          {
            label: t('search.phrase'),
            to: path({ isPhrase: !filters.isPhrase }),
            isCurrent: Boolean(filters.isPhrase),
          },
        ]}
      />
      {translations.length > 1 && (
        <ChipRow
          label={t('translations')}
          className="mt-1"
          chips={sortForReader(translations, locale).map(({ codigo, sigla }) => ({
            label: sigla,
            to: path({}, codigo),
            isCurrent: codigo === translation.codigo,
          }))}
        />
      )}
      {found ? (
        <Results search={search} found={found} lang={translation.idioma} version={translation.codigo} />
      ) : (
        <div className="mt-8">
          <EmptyState icon="search" title={t('search.startTitle')} lead={t('search.start')} />
        </div>
      )}
    </div>
  )
}

interface ResultsProps {
  readonly search: BibleSearch
  readonly found: VersesFound
  readonly lang: string
  readonly version: string
}

function Results({ search: { q, filters, translation }, found, lang, version }: ResultsProps) {
  const t = useTranslations('bible.search')
  const names = useTranslations('bibleBooks.names')
  const labelOf = useTranslationName()
  const { contagem, total, itens, page, limit } = found
  const counts = contagem.filter(({ livro }) => !filters.testament || toTestament(livro) === filters.testament)
  return (
    <>
      <p role="status" className="mt-6 text-muted">
        {t('count', { total, term: q })} {translation && t('in', { translation: labelOf(translation) })}
      </p>
      {counts.length > 1 && (
        <ChipRow
          label={t('byBook')}
          className="mt-3"
          chips={counts.map(({ livro, total: count }) => ({
            label: names(livro),
            count,
            to: searchPath(version, q, {
              ...filters,
              testament: undefined,
              book: livro === filters.book ? undefined : livro,
            }),
            isCurrent: livro === filters.book,
          }))}
        />
      )}
      {itens.length === 0 ? (
        <div className="mt-6">
          <EmptyState icon="search" title={t('emptyTitle', { term: q })} lead={t('empty')}>
            {(filters.book || filters.testament || filters.isPhrase) && (
              <SmartLink to={searchPath(version, q, {})} className={buttonClass('quiet')}>
                {t('whole')}
              </SmartLink>
            )}
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-4 grid gap-3">
          {itens.map((hit) => (
            <Hit key={`${hit.livro} ${hit.capitulo} ${hit.versiculo}`} hit={hit} version={version} lang={lang} />
          ))}
        </ul>
      )}
      <Pager path="/bible/search" query={searchQuery(version, q, filters)} page={page} total={total} limit={limit} />
    </>
  )
}

function Hit({ hit, version, lang }: { hit: VerseFound; version: string; lang: string }) {
  const nameOf = usePlaceName()
  const place = { book: hit.livro as BookId, chapter: hit.capitulo }
  const verses = [{ first: hit.versiculo, last: hit.ate ?? hit.versiculo }]
  return (
    <li className={`${cardClass} relative p-4 transition-shadow hover:shadow-lift`}>
      <h2 className="text-sm font-semibold text-brand-text">
        <SmartLink to={versesPath(version, place, verses)} className={cardLinkClass}>
          {nameOf(place, verses)}
        </SmartLink>
      </h2>
      <p lang={lang} className="reading-font mt-1 max-w-measure">
        <MarkedText texto={hit.texto} marcas={hit.realces} />
      </p>
    </li>
  )
}
