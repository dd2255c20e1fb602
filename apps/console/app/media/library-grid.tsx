import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { Badge } from '@narthex/ui/badge'
import { useLocale, useTranslations } from 'use-intl'
import { FileSign } from './file-sign.tsx'
import { formatBytes } from './format-bytes.ts'

export interface LibraryGridProps {
  readonly files: readonly LibraryFile[]
  readonly onOpen: (file: LibraryFile) => void
  /** Two columns at any window width, for dialogs. */
  readonly isNarrow?: boolean
}

/** Whether a picture still waits for words. */
export const lacksText = ({ tipo, textoAlternativo, flagDecorativa }: LibraryFile) =>
  tipo === 'IMAGEM' && textoAlternativo === null && !flagDecorativa

/** Files as tiles: for the eye that looks for a photo. */
export function LibraryGrid({ files, onOpen, isNarrow = false }: LibraryGridProps) {
  const t = useTranslations('consoleMedia')
  const locale = useLocale()
  return (
    <ul className={`grid grid-cols-2 gap-3 ${isNarrow ? '' : 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5'}`}>
      {files.map((file) => (
        <li key={file.id} className="relative min-w-0">
          <button
            type="button"
            onClick={() => onOpen(file)}
            className="group block w-full overflow-hidden rounded-card bg-card text-start shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken"
          >
            <FileSign
              file={file}
              sizes="(min-width: 80rem) 14rem, (min-width: 40rem) 30vw, 46vw"
              className="aspect-4/3 w-full"
            />
            <span className="block min-w-0 px-3 py-2">
              <span className="block truncate text-sm font-medium">{file.nome}</span>
              <span className="block truncate text-sm text-muted">
                {t(`kinds.${file.tipo}`)} · {formatBytes(file.bytes, locale)}
              </span>
            </span>
          </button>
          {lacksText(file) && (
            <Badge tone="shade" className="pointer-events-none absolute start-2 top-2">
              {t('noText')}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
