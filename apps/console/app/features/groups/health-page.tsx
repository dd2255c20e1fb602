import { useLoaded } from '@narthex/client/data/use-loaded'
import { dateText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listGroupHealth } from '@narthex/contract/groups/group-care.endpoints'
import {
  type GroupAlert,
  type GroupHealth,
  type GroupsOverview,
  groupAlerts,
} from '@narthex/contract/groups/group-care.schemas'
import { Badge } from '@narthex/ui/badge'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { StatTile } from '@narthex/ui/office/stat-tile'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { FilterLinks } from '../../components/filter-links.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageLinks, readPageNumber } from '../../components/page-links.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../navigation/places.ts'
import { newId, recordPath } from '../../resource/kind-paths.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { AttendanceChart } from './attendance-chart.tsx'
import { groupPath } from './group-path.ts'

const isAlert = (value: string | null): value is GroupAlert => groupAlerts.some((alert) => alert === value)

/** Address of the groups with an alert, or of a later page of them. */
const healthPath = (alerta: GroupAlert | undefined, page = 1) => {
  const query = new URLSearchParams({ ...(alerta && { alerta }), ...(page > 1 && { page: String(page) }) })
  return `${pathTo('groupHealth')}${query.size > 0 ? `?${query}` : ''}`
}

/** How the groups of the church are doing: sums, weeks, and each group with what needs attention. */
export function HealthPage() {
  const t = useTranslations('consoleGroupCare')
  const [search] = useSearchParams()
  const mayLead = useMay('groups.manage')
  const alert = search.get('alerta')
  const alerta = isAlert(alert) ? alert : undefined
  const page = readPageNumber(search)
  const loaded = useLoaded(`group health ${alerta} ${page}`, () =>
    callApi(listGroupHealth, { query: { page: String(page), ...(alerta && { alerta }) } as never }),
  )
  return (
    <div className="max-w-240">
      <PageHead title={t('title')} />
      <SectionTabs place="groupHealth" />
      {loaded.state === 'loading' && <Skeleton className="h-60" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <>
          {loaded.value.panorama && <Overview overview={loaded.value.panorama} alerta={alerta} />}
          {loaded.value.panorama?.grupos === 0 ? (
            <EmptyState icon="people" title={t('none.title')} lead={t('none.lead')}>
              {mayLead && (
                <Link to={recordPath({ place: 'groups' }, newId)} className={toolClass('primary')}>
                  {t('none.add')}
                </Link>
              )}
            </EmptyState>
          ) : (
            <HealthList itens={loaded.value.itens} />
          )}
          <PageLinks
            page={page}
            total={loaded.value.total}
            previous={t('previous')}
            next={t('next')}
            toPath={(other) => healthPath(alerta, other)}
          />
        </>
      )}
    </div>
  )
}

function Overview({
  overview,
  alerta,
}: {
  readonly overview: GroupsOverview
  readonly alerta: GroupAlert | undefined
}) {
  const t = useTranslations('consoleGroupCare')
  const format = useFormatter()
  const { grupos, pessoas, alertas, semanas } = overview
  if (grupos === 0) return null
  const hasMet = semanas.some(({ encontros }) => encontros > 0)
  return (
    <>
      <div className="mb-6 grid grid-cols-2 gap-3 sm:max-w-120">
        <StatTile label={t('stats.groups')} value={format.number(grupos)} href={pathTo('groups')} />
        <StatTile label={t('stats.people')} value={format.number(pessoas)} />
      </div>
      {hasMet ? (
        <AttendanceChart
          title={t('weeks.title')}
          dayLabel={t('weeks.week')}
          columns={semanas.map(({ inicio, ...sums }) => ({ day: inicio, ...sums }))}
        />
      ) : (
        <p className="mb-6 text-muted">{t('weeks.none')}</p>
      )}
      <FilterLinks
        label={t('filters')}
        links={[
          { to: healthPath(undefined), label: t('all'), isCurrent: alerta === undefined },
          ...groupAlerts.map((name) => ({
            to: healthPath(name),
            label: t(`alerts.${name}`),
            isCurrent: alerta === name,
            count: alertas[name],
          })),
        ]}
      />
    </>
  )
}

function HealthList({ itens }: { readonly itens: readonly GroupHealth[] }) {
  const t = useTranslations('consoleGroupCare')
  if (itens.length === 0) return <p className="py-6 text-muted">{t('nothing')}</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {itens.map((group) => (
        <HealthRow key={group.id} group={group} />
      ))}
    </ul>
  )
}

function HealthRow({ group }: { readonly group: GroupHealth }) {
  const t = useTranslations('consoleGroupCare')
  const dates = useDateContext()
  const { id, nome, tipo, bairro, lideres, membros, ultimoEncontro, pendentes, alertas } = group
  const last = ultimoEncontro === null ? t('never') : t('last', { date: dateText(ultimoEncontro, dates) })
  const facts = [t('members', { count: membros }), last, pendentes > 0 && t('missing', { count: pendentes })]
  return (
    <li>
      <Link to={groupPath(id)} className="flex min-h-16 items-center gap-4 px-1 py-3 hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            {nome}
            {alertas.map((alert) => (
              <Badge key={alert} tone="warning" size="small">
                {t(`alerts.${alert}`)}
              </Badge>
            ))}
          </span>
          <span className="block text-sm text-muted">
            {[tipo, bairro, lideres.length > 0 && t('ledBy', { names: lideres.join(', ') })]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
      </Link>
    </li>
  )
}
