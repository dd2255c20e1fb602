import { useLoaded } from '@narthex/client/data/use-loaded'
import { dateText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listClassRegisters } from '@narthex/contract/classes/class-register.endpoints'
import type { Register } from '@narthex/contract/classes/class-register.schemas'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { newId, recordPath } from '../../resource/kind-paths.ts'
import { SectionTabs } from '../../resource/list/section-tabs.tsx'
import { callApi } from '../../session/api.ts'
import { attendanceOutbox } from '../../session/attendance-outbox.ts'
import { useMay } from '../../session/office.ts'
import { classPath } from './class-path.ts'

/** The classes of the church, to take attendance of one. Marks that an earlier visit could not send are sent. */
export function RegistersPage() {
  const t = useTranslations('consoleAttendance')
  const mayWrite = useMay('content.write')
  const registers = useLoaded('registers', async () => (await callApi(listClassRegisters, {})).itens)
  useEffect(() => void attendanceOutbox.send(), [])
  return (
    <div className="max-w-200">
      <PageHead title={t('title')} />
      <SectionTabs place="attendance" />
      {registers.state === 'loading' && <Skeleton className="h-40" />}
      {registers.state === 'failed' && <LoadFailed onRetry={() => void registers.reload()} />}
      {registers.state === 'ready' && registers.value.length === 0 && (
        <EmptyState icon="school" title={t('noClasses.title')} lead={t('noClasses.lead')}>
          {mayWrite && (
            <Link to={recordPath({ place: 'classes' }, newId)} className={toolClass('primary')}>
              {t('noClasses.add')}
            </Link>
          )}
        </EmptyState>
      )}
      {registers.state === 'ready' && registers.value.length > 0 && (
        <>
          <p className="mb-3 text-muted">{t('lead')}</p>
          <ul className="divide-y divide-line border-y border-line">
            {registers.value.map((register) => (
              <RegisterRow key={register.id} register={register} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RegisterRow({ register }: { readonly register: Register }) {
  const t = useTranslations('consoleAttendance')
  const dates = useDateContext()
  const { id, titulo, curso, professor, matriculados, ultimaAula, presentes } = register
  const last =
    ultimaAula === null ? t('never') : t('last', { date: dateText(ultimaAula, dates), count: presentes ?? 0 })
  return (
    <li>
      <Link to={classPath(id)} className="flex min-h-16 items-center gap-4 px-1 py-3 hover:bg-sunken">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold wrap-anywhere">{titulo}</span>
          <span className="block text-sm text-muted">{[curso, professor].filter(Boolean).join(' · ')}</span>
          <span className="block text-sm text-muted">
            {t('enrolled', { count: matriculados })} · {last}
          </span>
        </span>
        <Icon name="chevron" className="size-5 -rotate-90 text-muted" />
      </Link>
    </li>
  )
}
