import { whenText } from '@narthex/client/format/dates'
import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { useLocale, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { formatBytes } from '../../../media/format-bytes.ts'

/** Facts about a file: its type, when it was added, and its uploader. */
export function FileFacts({ file }: { file: LibraryFile }) {
  const t = useTranslations('consoleMedia')
  const locale = useLocale()
  const when = whenText(new Date(file.criadoEm), useDateContext())
  const facts: [label: string, value: string][] = [
    [t('kind'), t(`kinds.${file.tipo}`)],
    [t('file.bytes'), formatBytes(file.bytes, locale)],
    ...(file.largura && file.altura
      ? [
          [t('file.pixels'), t('size', { width: String(file.largura), height: String(file.altura) })] as [
            string,
            string,
          ],
        ]
      : []),
    [t('file.added'), file.autor ? t('file.addedBy', { when, name: file.autor }) : when],
  ]
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('file.details')}</h3>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
