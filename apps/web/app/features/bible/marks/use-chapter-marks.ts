import { hasMark } from '@narthex/client/outbox/device-marks'
import type { Verse } from '@narthex/contract/bible/bible.schemas'
import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import type { HighlightColour } from '@narthex/contract/bible/mark-values'
import { useEffect, useState } from 'react'
import { useReader } from '../../../components/use-reader.ts'
import { useSession } from '../../../session/session.ts'
import type { ChapterPlace } from '../reference/addresses.ts'
import type { VerseMark } from '../text/verse-view.tsx'
import { type MarkRows, marksInChapter } from './mark-rows.ts'
import { visitorMark, visitorOwner } from './visitor-marks.ts'

/** A change to the marks of verses. */
export type MarkChange = { readonly colour: HighlightColour | undefined } | { readonly isBookmarked: boolean }

export interface ChapterMarks {
  readonly byVerse: ReadonlyMap<number, VerseMark>
  readonly isVisitor: boolean
  /** False where this device could not keep it. */
  readonly change: (verses: readonly Verse[], change: MarkChange) => Promise<boolean>
}

const loadShelf = () => import('./mark-shelf.ts')

/** The marks of a chapter: the member's, on all their devices, or a visitor's, on this one. */
export function useChapterMarks(place: ChapterPlace): ChapterMarks {
  const owner = useMarkOwner()
  const [rows, setRows] = useState<MarkRows>({})
  useEffect(() => {
    if (owner === undefined || (owner === visitorOwner && !hasMark(visitorMark))) return setRows({})
    const shown = new AbortController()
    const show = (found: MarkRows) => !shown.signal.aborted && setRows(found)
    const load = async () => {
      const { readMarks, pullMarks, adoptVisitorMarks } = await loadShelf()
      if (owner !== visitorOwner && hasMark(visitorMark)) await adoptVisitorMarks(owner)
      show(await readMarks(owner))
      if (owner !== visitorOwner) show(await pullMarks(owner))
    }
    // Without a connection, those of this device stay.
    load().catch(() => {})
    return () => shown.abort()
  }, [owner])
  const change = async (verses: readonly Verse[], wanted: MarkChange) => {
    try {
      const { changeMarks } = await loadShelf()
      setRows(
        await changeMarks(
          owner ?? visitorOwner,
          verses.map((verse) => toMark(place, verse, wanted)),
        ),
      )
      return true
    } catch {
      return false
    }
  }
  return { byVerse: marksInChapter(rows, place), isVisitor: owner === visitorOwner, change }
}

/** Undefined until it is known who reads. */
export function useMarkOwner(): number | undefined {
  const reader = useReader()
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  return reader?.memberId ?? (isKnown ? visitorOwner : undefined)
}

function toMark({ book, chapter }: ChapterPlace, { versiculo }: Verse, change: MarkChange): BibleMark {
  const at = { livro: book, capitulo: chapter, versiculo, alteradaEm: new Date().toISOString() }
  if ('isBookmarked' in change) return { ...at, tipo: 'FAVORITO', cor: null, ativo: change.isBookmarked }
  // A highlight that is taken away keeps a colour, as every highlight has one.
  return { ...at, tipo: 'DESTAQUE', cor: change.colour ?? 'AMARELO', ativo: change.colour !== undefined }
}
