import { whenText } from '@narthex/client/format/dates'
import type { LoggedAct } from '@narthex/contract/audit/audit.endpoints'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { kinds } from '../../kinds.ts'
import { recordPath } from '../../resource/kind-paths.ts'
import { useActWords } from './act-words.ts'

/** An act of the log in words, with links to the records that it changed. */
export function AuditRow({ entry }: { readonly entry: LoggedAct }) {
  const t = useTranslations('consoleAudit')
  const places = useTranslations('consoleFrame.places')
  const words = useActWords()
  const dates = useDateContext()
  const { acao, momento, usuario, detalhes, registros } = entry
  const times = Number(detalhes.vezes ?? 1)
  return (
    <li className="py-2.5">
      <p className="wrap-anywhere">
        <span className="font-semibold">{usuario ? `${usuario.nome} ${usuario.sobrenome}`.trim() : t('product')}</span>
        {' · '}
        {words(acao)}
        {times > 1 && <span className="text-muted"> · {t('times', { count: times })}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <time dateTime={momento}>{whenText(new Date(momento), dates)}</time>
        {registros.map(({ tipo, id, titulo }) => {
          const kind = kinds.find(({ type }) => type === tipo)
          if (!kind) return <span key={`${tipo} ${id}`}>{titulo}</span>
          return (
            <Link
              key={`${tipo} ${id}`}
              to={recordPath(kind, id)}
              className="inline-flex min-h-11 items-center wrap-anywhere text-ink underline underline-offset-4 lg:min-h-8"
            >
              <span className="sr-only">{places(kind.place)}: </span>
              {titulo || places(kind.place)}
            </Link>
          )
        })}
      </p>
    </li>
  )
}
