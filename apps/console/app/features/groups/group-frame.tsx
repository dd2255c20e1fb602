import { dateText } from '@narthex/client/format/dates'
import type { GroupCare } from '@narthex/contract/groups/group-care.schemas'
import { Badge } from '@narthex/ui/badge'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { ViewTabs } from '../../components/view-tabs.tsx'
import { pathTo } from '../../navigation/places.ts'
import { recordPath } from '../../resource/kind-paths.ts'
import { useMay } from '../../session/office.ts'
import { groupPath } from './group-path.ts'

export interface GroupFrameProps {
  readonly care: GroupCare
  readonly children: ReactNode
}

/** The name of a group and how it is doing, above its views: people, meetings, multiplication. */
export function GroupFrame({ care: { grupo, mae, filhas }, children }: GroupFrameProps) {
  const t = useTranslations('consoleGroupCare')
  const dates = useDateContext()
  const mayLead = useMay('groups.manage')
  const { id, nome, alertas, supervisor, membros, capacidade, ultimoEncontro } = grupo
  const views = [
    ['people', groupPath(id)],
    ['meetings', groupPath(id, 'meetings')],
    ...(mayLead ? [['multiply', groupPath(id, 'multiply')] as const] : []),
  ] as const
  const facts = [
    capacidade === null
      ? t('members', { count: membros })
      : t('places', { members: String(membros), places: String(capacidade) }),
    supervisor !== null && t('supervisor', { name: supervisor }),
    ultimoEncontro === null ? t('never') : t('last', { date: dateText(ultimoEncontro, dates) }),
  ]
  return (
    <div className="max-w-200">
      <PageHead
        title={nome}
        parent={{ path: pathTo('groupHealth'), label: t('title') }}
        state={alertas.map((alert) => (
          <Badge key={alert} tone="warning" size="small">
            {t(`alerts.${alert}`)}
          </Badge>
        ))}
      >
        <Link to={recordPath({ place: 'groups' }, id)} className={toolClass('quiet')}>
          {t(mayLead ? 'edit' : 'open')}
        </Link>
      </PageHead>
      <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {mae && (
        <p className="mt-1 text-sm text-muted">
          {t('line.mother')} <GroupLink {...mae} />
        </p>
      )}
      {filhas.length > 0 && (
        <div className="mt-1 text-sm text-muted">
          {t('line.daughters')}
          <ul className="inline">
            {filhas.map((group) => (
              <li key={group.id} className="ms-2 inline">
                <GroupLink {...group} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ViewTabs
        label={t('views.label')}
        tabs={views.map(([name, path]) => ({ path, label: t(`views.${name}`) }))}
        className="mt-4 mb-5"
      />
      {children}
    </div>
  )
}

const GroupLink = ({ id, nome }: { readonly id: number; readonly nome: string }) => (
  <Link to={recordPath({ place: 'groups' }, id)} className="font-medium text-ink underline underline-offset-4">
    {nome}
  </Link>
)
