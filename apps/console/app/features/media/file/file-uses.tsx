import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { type FileUseItem, listFileUses } from '@narthex/contract/media/library.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import { findUsePath } from './use-paths.ts'

/** Where a file is used, with the way there. */
export function FileUses({ id, versao }: { id: number; versao: number }) {
  const t = useTranslations('consoleMedia.file')
  const uses = useLoaded(`${id} ${versao}`, () => callApi(listFileUses, { params: { id: String(id) } }))
  return (
    <section>
      <h3 className="text-sm font-semibold">{t('uses')}</h3>
      {uses.state === 'loading' && <Skeleton className="mt-2 h-11" />}
      {uses.state === 'failed' && <LoadFailed onRetry={() => void uses.reload()} />}
      {uses.state === 'ready' && uses.value.total === 0 && <p className="mt-1 text-sm text-muted">{t('unused')}</p>}
      {uses.state === 'ready' && uses.value.total > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {uses.value.itens.map((use) => (
            <UsePlace key={`${use.tipo} ${use.id} ${use.campo}`} use={use} />
          ))}
          {uses.value.total > uses.value.itens.length && (
            <li className="py-2 text-sm text-muted">
              {t('moreUses', { count: uses.value.total - uses.value.itens.length })}
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function UsePlace({ use }: { use: FileUseItem }) {
  const t = useTranslations('consoleMedia')
  const path = findUsePath(use)
  const title = use.titulo ?? t('file.untitled')
  return (
    <li className="flex min-h-11 items-center gap-2 text-sm">
      <span className="shrink-0 text-muted">{t(`usedBy.${use.tipo}`)}</span>
      {path ? (
        <Link to={path} className={`${textLinkClass} min-w-0 truncate`}>
          {title}
        </Link>
      ) : (
        <span className="min-w-0 truncate font-medium">{title}</span>
      )}
    </li>
  )
}
