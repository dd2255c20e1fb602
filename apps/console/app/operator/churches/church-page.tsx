import { useMemberData } from '@narthex/client/data/use-member-data'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { getOperatorChurch, type OperatorChurch } from '@narthex/contract/operator/churches.endpoints'
import { Icon } from '@narthex/ui/icon'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { NotFound } from '../../shell/error-screens.tsx'
import { RowsLoading } from '../list-parts.tsx'
import { ActList } from '../log/log-page.tsx'
import { patterns } from '../places.ts'
import { callApi } from '../session/operator-session.ts'
import { SupportPart } from '../support/support-part.tsx'
import { HostsPart } from './hosts-part.tsx'
import { IdentityForm } from './identity-form.tsx'
import { OwnersPart } from './owners-part.tsx'
import { PlanPart } from './plan-part.tsx'
import { StateBadge } from './state-badge.tsx'
import { StatePart } from './state-part.tsx'

/** A church as operators see it: its state, plan, names, hosts and owners, and what operators did about it. */
export function ChurchPage() {
  const { code = '' } = useParams()
  const church = useMemberData(['operator church', code], () => readChurch(code))
  if (church.state === 'loading') return <RowsLoading />
  if (church.state === 'failed') return <LoadFailed onRetry={() => void church.reload()} />
  if (!church.value) return <NotFound />
  return <Church church={church.value} onChange={(next) => church.update(() => next)} />
}

/** Null where there is no church of the code. */
const readChurch = (codigo: string): Promise<OperatorChurch | null> =>
  callApi(getOperatorChurch, { params: { codigo } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  })

export interface ChurchPartProps {
  readonly church: OperatorChurch
  /** Called with the church as a change has left it. */
  readonly onChange: (church: OperatorChurch) => void
}

function Church({ church, onChange }: ChurchPartProps) {
  const t = useTranslations('operatorChurches')
  const log = useTranslations('operatorLog')
  const { nome, situacao, site, escritorio, codigo } = church
  const parts = { church, onChange }
  return (
    <>
      <PageHead
        title={nome}
        parent={{ path: patterns.churches, label: t('title') }}
        state={<StateBadge state={situacao} />}
      >
        <Outward href={site} label={t('toSite')} />
        <Outward href={escritorio} label={t('toOffice')} />
      </PageHead>
      <div className="grid max-w-5xl grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <StatePart {...parts} />
        <PlanPart {...parts} />
        <HostsPart {...parts} />
        <IdentityForm key={JSON.stringify(church)} {...parts} />
        <OwnersPart church={church} />
        <SupportPart codigo={codigo} />
      </div>
      <h2 className="mt-7 mb-3 font-semibold">{log('title')}</h2>
      <div className="max-w-5xl">
        <ActList key={JSON.stringify(church)} church={codigo} />
      </div>
    </>
  )
}

function Outward({ href, label }: { readonly href: string; readonly label: string }) {
  const t = useTranslations('consoleFrame')
  return (
    <a href={href} target="_blank" rel="noreferrer" className={toolClass('quiet')}>
      <Icon name="external" className="size-4.5" />
      {label}
      <span className="sr-only"> {t('newTab')}</span>
    </a>
  )
}
