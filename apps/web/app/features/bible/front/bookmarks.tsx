import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { chipClass } from '@narthex/ui/chip'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { hasMark } from '../../../offline/device-marks.ts'
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
  const [marks, setMarks] = useState<readonly BibleMark[]>([])
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (owner === undefined || (owner === visitorOwner && !hasMark(visitorMark))) return setMarks([])
    let isGone = false
    const load = async () => {
      const { readMarks, pullMarks } = await import('../marks/mark-shelf.ts')
      const kept = await readMarks(owner)
      if (!isGone) setMarks(listBookmarks(kept))
      if (owner === visitorOwner) return
      const fresh = await pullMarks(owner)
      if (!isGone) setMarks(listBookmarks(fresh))
    }
    load().catch(() => {})
    return () => {
      isGone = true
    }
  }, [owner])
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
