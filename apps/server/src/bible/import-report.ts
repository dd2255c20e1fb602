import type { ImportReport } from '@narthex/api/modules/bible/importing/import-translation.service'
import type { Translation } from '@narthex/contract/bible/bible.schemas'
import type { Place } from '@narthex/contract/bible/reference'
import { lastVerseIn } from '@narthex/contract/bible/versification'

const number = new Intl.NumberFormat('en')
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** Report of an import: its size, and what of its numbering it lacks or has besides. */
export function describeImport(report: ImportReport, tookMs: number): string {
  const { translation, books, chapters, verses, isReplaced } = report
  const { nome, codigo, idioma, licenca, versificacao, tamanho } = translation
  const { early, gaps } = splitMissing(report)
  return [
    `Imported ${nome} as ${codigo} (${idioma}) in ${(tookMs / 1000).toFixed(1)} s${isReplaced ? ', in the place of the one before' : ''}`,
    `  Licence: ${licenca}`,
    `  ${number.format(books)} books, ${number.format(chapters)} chapters, ${number.format(verses)} verses; ${megabytes(tamanho)} on a device`,
    ...section(
      'Markup that nothing closes, so that words may be missing: compare them with the source',
      report.damaged,
    ),
    ...section('One text with the verses after them', report.merged),
    ...section(`Chapters that end before those of ${versificacao}: another numbering of the same text`, early),
    ...section('Not in this text', gaps),
    ...section(`Besides the numbering of ${versificacao}`, report.extra),
    ...section('Left out, as no numbering has them', report.leftOut),
    ...(early.length + gaps.length + report.extra.length === 0
      ? [`  Complete by the numbering of ${versificacao}`]
      : []),
  ].join('\n')
}

const mostNamed = 30

function section(title: string, places: readonly Place[]): string[] {
  if (places.length === 0) return []
  const named = places.slice(0, mostNamed).map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`)
  const more = places.length - named.length
  return [`  ${title} (${places.length}): ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
}

/** Splits off verses missing at a chapter's end: in another numbering their text stands in a chapter beside it. */
export function splitMissing({ missing, translation }: Pick<ImportReport, 'missing' | 'translation'>) {
  const numbers = new Set(missing.map(({ book, chapter, verse }) => `${book} ${chapter}:${verse}`))
  const isEarly = ({ book, chapter, verse = 0 }: Place) => {
    const last = lastVerseIn(translation.versificacao, { book, chapter })
    if (!hasChapter(missing, { book, chapter, last })) return false
    return Array.from({ length: last - verse }, (_, index) => verse + index + 1).every((later) =>
      numbers.has(`${book} ${chapter}:${later}`),
    )
  }
  return { early: missing.filter(isEarly), gaps: missing.filter((place) => !isEarly(place)) }
}

/** Tells whether any verse of a chapter is there; a chapter without any is a gap. */
const hasChapter = (
  missing: readonly Place[],
  { book, chapter, last }: { book: string; chapter: number; last: number },
) => missing.filter((place) => place.book === book && place.chapter === chapter).length < last

/** `blivre    pt  Bíblia Livre · 31,102 verses · … · Licence`. */
export function listLine({ codigo, idioma, nome, versiculos, livros, licenca, importadaEm }: Translation): string {
  const sizes = `${number.format(livros.length)} books, ${number.format(versiculos)} verses`
  return `${codigo.padEnd(20)} ${idioma.padEnd(6)} ${nome}: ${sizes}; ${licenca}; imported ${importadaEm.slice(0, 10)}`
}
