import type { UploadedTranslation } from '@narthex/contract/bible/bible-upload.endpoints'
import { referenceSeparator } from '@narthex/contract/bible/reference'
import { Notice } from '@narthex/ui/notice'
import { useLocale, useTranslations } from 'use-intl'

const parts = ['duvidosos', 'faltam', 'reunidos', 'alemDaNumeracao'] as const

/** The result of an upload, verse by verse where something is to be looked at. */
export function UploadReport({ report }: { report: UploadedTranslation }) {
  const t = useTranslations('consoleBible.report')
  const { traducao, capitulos } = report
  const { nome, versiculos, livros } = traducao
  const named = parts.filter((part) => report[part].total > 0)
  return (
    <div role="status" className="mt-4 grid gap-3">
      <Notice tone={report.duvidosos.total > 0 ? 'warning' : 'success'}>
        <p>
          {t('done', {
            name: nome,
            books: String(livros.length),
            chapters: String(capitulos),
            verses: String(versiculos),
          })}
        </p>
      </Notice>
      {named.length === 0 && <p className="text-sm text-muted">{t('whole')}</p>}
      {named.map((part) => (
        <details key={part} open={part === 'duvidosos'}>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {t(part, { count: report[part].total })}
          </summary>
          <PlaceList places={report[part].itens} more={report[part].total - report[part].itens.length} />
        </details>
      ))}
    </div>
  )
}

interface PlaceListProps {
  readonly places: UploadedTranslation['faltam']['itens']
  readonly more: number
}

function PlaceList({ places, more }: PlaceListProps) {
  const t = useTranslations('consoleBible.report')
  const names = useTranslations('bibleBooks.names')
  const separator = referenceSeparator(useLocale())
  const written = places.map(({ livro, capitulo, versiculo }) => `${names(livro)} ${capitulo}${separator}${versiculo}`)
  return (
    <p className="text-sm text-muted">
      {written.join('; ')}
      {more > 0 && ` ${t('more', { count: more })}`}
    </p>
  )
}
