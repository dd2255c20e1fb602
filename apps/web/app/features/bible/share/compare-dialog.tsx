import { useLoaded } from '@narthex/client/data/use-loaded'
import { getPassages } from '@narthex/contract/bible/bible.endpoints'
import type { Translation, Verse } from '@narthex/contract/bible/bible.schemas'
import { formatOsis } from '@narthex/contract/bible/reference'
import { mapPlace } from '@narthex/contract/bible/versification'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import type { ReaderData } from '../reader/reader-data.ts'
import type { ChapterPlace } from '../reference/addresses.ts'
import { toRanges } from '../reference/verse-list.ts'
import { plainText } from '../text/chapter-blocks.ts'
import { TranslationName } from '../translation-name.tsx'

export interface CompareDialogProps {
  readonly data: ReaderData
  readonly verses: readonly Verse[]
  readonly reference: string
  readonly onClose: () => void
}

type Compared = Readonly<Record<string, string>>

/** The chosen verses in every translation that the church offers. */
export function CompareDialog({ data, verses, reference, onClose }: CompareDialogProps) {
  const t = useTranslations('bible.compare')
  const shell = useTranslations('shell')
  const { place, text, translations } = data
  const texts = useLoaded('compared', () => loadTexts(place, verses, text.translation, translations))
  return (
    <Dialog isOpen onClose={onClose} title={`${t('title')} · ${reference}`} closeLabel={shell('close')}>
      {texts.state === 'loading' && <p role="status">{t('loading')}</p>}
      {texts.state === 'failed' && (
        <div role="alert">
          <p>{t('failed')}</p>
          <button type="button" onClick={() => void texts.reload()} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
      {texts.state === 'ready' && (
        <ul className="grid gap-5">
          {translations.map((translation) => (
            <li key={translation.codigo}>
              <h3 className="text-sm font-semibold text-muted">
                <TranslationName translation={translation} />
              </h3>
              <p
                lang={texts.value[translation.codigo] ? translation.idioma : undefined}
                className="reading-font mt-1 text-lg"
              >
                {texts.value[translation.codigo] || <span className="text-base text-muted">{t('missing')}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {translations.length === 1 && <p className="mt-4 text-sm text-muted">{t('one')}</p>}
    </Dialog>
  )
}

async function loadTexts(
  place: ChapterPlace,
  verses: readonly Verse[],
  own: Translation,
  translations: readonly Translation[],
): Promise<Compared> {
  const entries = translations.map(async (other) => {
    if (other.codigo === own.codigo) return [other.codigo, plainText(verses)] as const
    const referencia = findReferences(place, verses, own, other)
    const { passagens } = await callApi(getPassages, { params: { traducao: other.codigo }, query: { referencia } })
    return [other.codigo, plainText(passagens.flatMap(({ versiculos }) => versiculos))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Maximum of passages in a call; with more, several stretches far apart become the whole between them. */
const maxPassages = 5

function findReferences(
  { book, chapter }: ChapterPlace,
  verses: readonly Verse[],
  { versificacao: from }: Translation,
  { versificacao: to }: Translation,
): string {
  const places = verses.flatMap(({ versiculo, ate = versiculo }) =>
    Array.from({ length: ate - versiculo + 1 }, (_, index) =>
      mapPlace({ book, chapter, verse: versiculo + index }, from, to),
    ).flat(),
  )
  const byChapter = Map.groupBy(places, (place) => place.chapter)
  const references = [...byChapter].flatMap(([number, list]) =>
    toRanges(list.map(({ verse }) => verse)).map(({ first, last }) => ({
      from: { book, chapter: number, verse: first },
      to: { book, chapter: number, verse: last },
    })),
  )
  const [first, last] = [references[0], references.at(-1)]
  if (references.length > maxPassages && first && last) return formatOsis({ from: first.from, to: last.to })
  return references.map(formatOsis).join(',')
}
