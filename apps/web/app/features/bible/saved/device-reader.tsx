import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { useLocation, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { Reader, type ReaderProps } from '../reader/reader.tsx'
import type { ReaderData } from '../reader/reader-data.ts'
import { parseChapterPlace, versesPath } from '../reference/addresses.ts'
import { parseVerses } from '../reference/verse-list.ts'
import { useTranslationName } from '../translation-name.tsx'
import { isReadable, listSaved, readSavedChapter, type SavedTranslation } from './library.ts'

type Found =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly saved: readonly SavedTranslation[] }
  | { readonly state: 'found'; readonly data: ReaderData }

/** A chapter from what this device keeps, at whatever address the page was opened. */
export function DeviceReader({ foot }: Pick<ReaderProps, 'foot'>) {
  const t = useTranslations('bible.saved')
  const { pathname } = useLocation()
  const found = useSavedChapter()
  if (found.state === 'found') {
    return <Reader key={pathname} data={found.data} foot={foot} notice={t('offlineNotice')} />
  }
  if (found.state === 'loading') {
    return (
      <p role="status" className={`${containerClass('list', 'title')} text-muted`}>
        {t('loading')}
      </p>
    )
  }
  return <MissingText saved={found.saved} />
}

function useSavedChapter(): Found {
  const { version = '', book, chapter, verses } = useParams()
  const { search } = useLocation()
  const besideCode = new URLSearchParams(search).get('with')
  const asked: Asked = { version, book, chapter, verses, besideCode }
  const found = useLoaded(JSON.stringify(asked), () => loadSaved(asked))
  if (found.state === 'ready') return found.value
  return found.state === 'failed' ? { state: 'missing', saved: [] } : { state: 'loading' }
}

interface Asked {
  readonly version: string
  readonly book: string | undefined
  readonly chapter: string | undefined
  readonly verses: string | undefined
  readonly besideCode: string | null
}

async function loadSaved({ version, book, chapter, verses, besideCode }: Asked): Promise<Found> {
  const saved = (await listSaved()).filter(isReadable)
  const place = parseChapterPlace(book, chapter)
  const own = saved.find(({ translation }) => translation.codigo === version)
  if (!own || !place) return { state: 'missing', saved }
  const textOf = async ({ translation }: SavedTranslation) => ({
    translation,
    verses: hasVerses(await readSavedChapter(translation.codigo, place)),
  })
  const beside = saved.find(({ translation }) => translation.codigo === besideCode && besideCode !== version)
  const data: ReaderData = {
    place,
    marked: parseVerses(verses ?? '') ?? [],
    translations: saved.map(({ translation }) => translation),
    text: await textOf(own),
    beside: beside && (await textOf(beside)),
  }
  return { state: 'found', data }
}

const hasVerses = (verses: readonly Verse[] | undefined) => (verses?.length ? verses : null)

/** Says so, and in which translations the same place can be read here. */
function MissingText({ saved }: { saved: readonly SavedTranslation[] }) {
  const t = useTranslations('bible.saved')
  const labelOf = useTranslationName()
  const { book, chapter, verses } = useParams()
  const place = parseChapterPlace(book, chapter)
  return (
    <div className={containerClass('list', 'title')}>
      <EmptyState
        icon="offline"
        title={t('missingTitle')}
        lead={saved.length > 0 ? t('missing') : t('missingNone')}
        isPage
      >
        {place &&
          saved.map(({ translation }) => (
            <SmartLink
              key={translation.codigo}
              to={versesPath(translation.codigo, place, parseVerses(verses ?? '') ?? [])}
              className={buttonClass('primary')}
            >
              {t('readIn', { name: labelOf(translation) })}
            </SmartLink>
          ))}
      </EmptyState>
    </div>
  )
}
