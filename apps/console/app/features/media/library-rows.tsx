import { dayText } from '@narthex/client/format/dates'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { FileSign } from '../../media/file-sign.tsx'
import { formatBytes } from '../../media/format-bytes.ts'
import { type LibraryGridProps, lacksText } from '../../media/library-grid.tsx'

/** Files as rows: for who compares dates, sizes and uses. */
export function LibraryRows({ files, onOpen }: LibraryGridProps) {
  const t = useTranslations('consoleMedia')
  return (
    <ul className="divide-y divide-line rounded-card shadow-[inset_0_0_0_1px_var(--line)]">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            onClick={() => onOpen(file)}
            className="flex min-h-16 w-full items-center gap-3 px-3 py-2 text-start hover:bg-sunken"
          >
            <FileSign file={file} sizes="4rem" className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-control" />
            <span className="min-w-0 grow">
              <span className="block truncate text-sm font-medium">{file.nome}</span>
              <RowFacts file={file} />
            </span>
            {lacksText(file) && <span className="shrink-0 text-sm text-warning">{t('noText')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function RowFacts({ file }: { file: LibraryFile }) {
  const t = useTranslations('consoleMedia')
  const locale = useLocale()
  const dates = useDateContext()
  const facts = [
    t(`kinds.${file.tipo}`),
    formatBytes(file.bytes, locale),
    dayText(new Date(file.criadoEm), dates),
    file.autor,
  ]
  return <span className="block truncate text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
}
