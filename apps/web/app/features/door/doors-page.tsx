import { useMemberCopy } from '@narthex/client/data/use-member-copy'
import { asOpening, whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listMyDoors } from '@narthex/contract/tickets/door.endpoints'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useKeptReader } from '../../components/use-reader.ts'
import { pathTo } from '../../routing/page-path.ts'
import { callApi } from '../../session/api.ts'

/** The events at whose doors the reader may stand. */
export function DoorsPage({ title }: { readonly title: string }) {
  return (
    <div className={containerClass('measure', 'title')}>
      <h1 className="mb-6 text-title">{title}</h1>
      <Doors />
    </div>
  )
}

function Doors() {
  const t = useTranslations('door')
  const { memberId } = useKeptReader()
  const dates = useDateContext()
  const doors = useMemberCopy(memberId, 'doors', () => callApi(listMyDoors, { params: { userId: String(memberId) } }))
  if (doors.state === 'failed') return <LoadFailed onRetry={doors.reload} />
  if (doors.state === 'loading') return <Skeleton className="h-24 w-full" />
  const { value = [] } = doors.value
  if (value.length === 0) return <EmptyState icon="ticket" title={t('noneTitle')} lead={t('noneLead')} />
  return (
    <ul className="grid gap-3">
      {value.map(({ id, titulo, dataInicio, ingressos }) => (
        <li key={id}>
          <SmartLink
            to={pathTo('/door/:eventId', { eventId: id })}
            className="block min-h-14 rounded-card bg-card px-5 py-4 shadow-rest hover:shadow-lift"
          >
            <strong className="block text-lg">{titulo}</strong>
            <span className="flex flex-wrap justify-between gap-x-4 text-muted">
              {asOpening(whenText(new Date(dataInicio), dates))}
              {/* A list kept by an earlier version has no numbers. */}
              {ingressos !== undefined && <span className="tabular-nums">{t('tickets', { count: ingressos })}</span>}
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
