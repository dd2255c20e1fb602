import { useLoaded } from '@narthex/client/data/use-loaded'
import { hasMark } from '@narthex/client/outbox/device-marks'
import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { chipClass } from '@narthex/ui/chip'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listBookmarks } from '../marks/mark-rows.ts'
import { useMarkOwner } from '../marks/use-chapter-marks.ts'
import { visitorMark, visitorOwner } from '../marks/visitor-marks.ts'
import { versesPath } from '../reference/addresses.ts'
import { usePlaceName } from '../use-place-name.ts'

const shownAtFirst = 12

/** The verses that the reader keeps: of a member on all devices, of a visitor on this one. */
export function Bookmarks({ version }: { version: string }) {
  const t = useTranslations('bible.marks')
  const nameOf = usePlaceName()
  const owner = useMarkOwner()
  const [isWhole, setWhole] = useState(false)
  const isKept = owner !== undefined && (owner !== visitorOwner || hasMark(visitorMark))
  const loaded = useLoaded(isKept ? String(owner) : undefined, () => readBookmarks(owner ?? visitorOwner))
  const marks = loaded.state === 'ready' ? loaded.value : []
  if (marks.length === 0) return null
  return (
    <section aria-labelledby="bible-marks" className="mt-10">
      <h2 id="bible-marks" className="text-xl">
        {t('title')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {marks.slice(0, isWhole ? undefined : shownAtFirst).map(({ livro, capitulo, versiculo }) => {
          const place = { book: livro, chapter: capitulo }
          const verses = [{ first: versiculo, last: versiculo }]
          return (
            <li key={`${livro} ${capitulo} ${versiculo}`}>
              <SmartLink to={versesPath(version, place, verses)} className={chipClass}>
                <ToolIcon name="star" className="size-4.5 text-brand-text" />
                {nameOf(place, verses)}
              </SmartLink>
            </li>
          )
        })}
        {marks.length > shownAtFirst && !isWhole && (
          <li>
            <button type="button" onClick={() => setWhole(true)} className={chipClass}>
              {t('more')}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Yields the bookmarks kept on the device, then those with the additions of the member's other devices. */
async function* readBookmarks(owner: number): AsyncGenerator<BibleMark[]> {
  const { readMarks, pullMarks } = await import('../marks/mark-shelf.ts')
  yield listBookmarks(await readMarks(owner))
  if (owner !== visitorOwner) yield listBookmarks(await pullMarks(owner))
}
