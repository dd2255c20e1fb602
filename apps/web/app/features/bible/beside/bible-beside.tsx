import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getChapter, listTranslations } from '@narthex/contract/bible/bible.endpoints'
import type { Chapter, Translation } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { callApi } from '../../../session/api.ts'
import { JumpField } from '../picker/jump-field.tsx'
import { recentPlaces, rememberPlace } from '../picker/recent-places.ts'
import { type ChapterPlace, chapterPath, neighbourChapter } from '../reference/addresses.ts'
import type { VerseRange } from '../reference/verse-list.ts'
import { ChapterView } from '../text/chapter-view.tsx'
import { TranslationName } from '../translation-name.tsx'
import { findDefault } from '../translations.ts'
import { usePlaceName } from '../use-place-name.ts'

interface Opened extends ChapterPlace {
  readonly marked: readonly VerseRange[]
}

const gospelOfJohn: ChapterPlace = { book: 'John', chapter: 1 }

/** The Bible beside something that goes on, such as a service: places are typed and turned to, and the page stays. */
export function BibleBeside() {
  const t = useTranslations('bible')
  const locale = useLocale()
  const { idioma } = useChurchSite().church
  const loaded = useLoaded('translations', async () => {
    const list = await callApi(listTranslations, {})
    return findDefault(list, [locale, idioma]) ?? null
  })
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  if (loaded.state === 'loading') return <TextSkeleton />
  if (!loaded.value) return <EmptyState icon="book" title={t('noTextTitle')} lead={t('noText')} />
  return <OpenBible translation={loaded.value} />
}

function OpenBible({ translation }: { translation: Translation }) {
  const { codigo } = translation
  const [place, setPlace] = useState<Opened>(() => ({ ...(recentPlaces()[0] ?? gospelOfJohn), marked: [] }))
  const text = useRef<HTMLDivElement>(null)
  const open = (next: Opened) => {
    setPlace(next)
    rememberPlace({ version: codigo, book: next.book, chapter: next.chapter })
    text.current?.scrollTo({ top: 0 })
  }
  return (
    <div className="flex h-full flex-col gap-4">
      <JumpField
        version={codigo}
        onGo={() => {}}
        onChoose={({ from, to }) => {
          const last = to.chapter === from.chapter ? to.verse : undefined
          const marked = from.verse === undefined ? [] : [{ first: from.verse, last: last ?? from.verse }]
          open({ book: from.book, chapter: from.chapter, marked })
        }}
      />
      <div ref={text} className="min-h-0 grow overflow-y-auto">
        <BesideChapter key={`${place.book} ${place.chapter}`} translation={translation} place={place} onTurn={open} />
      </div>
    </div>
  )
}

interface BesideChapterProps {
  readonly translation: Translation
  readonly place: Opened
  readonly onTurn: (place: Opened) => void
}

function BesideChapter({ translation, place, onTurn }: BesideChapterProps) {
  const t = useTranslations('bible')
  const nameOf = usePlaceName()
  const { codigo, idioma, livros, nome, atribuicao } = translation
  const isThere = livros.includes(place.book)
  const loaded = useLoaded(isThere ? `${codigo} ${place.book} ${place.chapter}` : undefined, () =>
    callApi(getChapter, { params: { traducao: codigo, livro: place.book, capitulo: String(place.chapter) } }),
  )
  return (
    <>
      <h2 className="text-lg">{nameOf(place, place.marked)}</h2>
      <p className="text-sm text-muted">
        <TranslationName translation={translation} />
      </p>
      {isThere ? (
        <ChapterText loaded={loaded} codigo={codigo} idioma={idioma} place={place} />
      ) : (
        <p className="mt-2 text-muted">{t('lacksBook', { translation: nome, book: nameOf(place) })}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <TurnButton label={t('before')} to={neighbourChapter(place, -1, livros)} onTurn={onTurn} />
        <TurnButton label={t('after')} to={neighbourChapter(place, 1, livros)} onTurn={onTurn} />
        <SmartLink to={chapterPath(codigo, place)} className={buttonClass('quiet')}>
          {t('openReader')}
        </SmartLink>
      </div>
      {atribuicao && (
        <p lang={idioma} className="mt-3 text-sm text-muted">
          {atribuicao}
        </p>
      )}
    </>
  )
}

interface ChapterTextProps {
  readonly loaded: ReturnType<typeof useLoaded<Chapter>>
  readonly codigo: string
  readonly idioma: string
  readonly place: Opened
}

function ChapterText({ loaded, codigo, idioma, place }: ChapterTextProps) {
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  if (loaded.state === 'loading') return <TextSkeleton />
  const { versiculos } = loaded.value
  return <ChapterView version={codigo} lang={idioma} place={place} verses={versiculos} marked={place.marked} />
}

interface TurnButtonProps {
  readonly label: string
  readonly to: ChapterPlace | undefined
  readonly onTurn: (place: Opened) => void
}

function TurnButton({ label, to, onTurn }: TurnButtonProps) {
  if (!to) return null
  return (
    <button type="button" onClick={() => onTurn({ ...to, marked: [] })} className={buttonClass('quiet')}>
      {label}
    </button>
  )
}

function TextSkeleton() {
  const t = useTranslations('bible')
  return (
    <div role="status" className="mt-3">
      <span className="sr-only">{t('saved.loading')}</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-11/12" />
      <Skeleton className="mt-3 h-5 w-2/3" />
    </div>
  )
}
