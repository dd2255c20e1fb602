import { useMemberData } from '@narthex/client/data/use-member-data'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listAudit } from '@narthex/contract/audit/audit.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { kinds } from '../../kinds.ts'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { findActPath, groupActs, type ToldActs } from './change-lines.ts'
import { HomeSection, homeListClass } from './home-section.tsx'

const readActs = '40'
const shownActs = 6

/** Recent changes by the whole team, with links to view or undo them. */
export function LatelyChanged() {
  const t = useTranslations('consoleHome.changes')
  const { igreja } = useOfficeSession()
  const log = useMemberData(['home', 'audit'], () =>
    callApi(listAudit, { params: { id: String(igreja.id) }, query: { limit: readActs } }),
  )
  if (log.state === 'loading') return <Skeleton className="h-28" />
  if (log.state === 'failed') return <LoadFailed onRetry={() => void log.reload()} />
  const lines = groupActs(log.value.itens)
  if (lines.length === 0) return null
  return (
    <HomeSection title={t('title')}>
      <ul className={homeListClass}>
        {lines.slice(0, shownActs).map((acts) => (
          <ChangeLine key={acts.entry.id} {...acts} />
        ))}
      </ul>
    </HomeSection>
  )
}

function ChangeLine({ entry, act, count }: ToldActs) {
  const t = useTranslations('consoleHome.changes')
  const dates = useDateContext()
  const who = entry.usuario ? `${entry.usuario.nome} ${entry.usuario.sobrenome}` : t('product')
  const place = findActPath(entry, act, kinds)
  const sentence =
    'role' in act ? t(`roles.${act.role}`, { who }) : t(`acts.${act.verb}`, { who, what: t(`subjects.${act.subject}`) })
  return (
    <li className="flex min-h-12 items-center justify-between gap-x-4 px-3 py-1.5 lg:min-h-11">
      <span className="min-w-0">
        {sentence}
        {count > 1 && <span className="text-muted"> · {t('times', { count })}</span>}
        <span className="block text-sm text-muted">{whenText(new Date(entry.momento), dates)}</span>
      </span>
      {place && (
        <Link to={count > 1 ? place.listPath : place.path} className={`${textLinkClass} shrink-0 text-sm`}>
          {place.isTrash ? t('trash') : t('open')}
        </Link>
      )}
    </li>
  )
}
