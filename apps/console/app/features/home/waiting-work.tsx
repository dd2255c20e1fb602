import { useMemberData } from '@narthex/client/data/use-member-data'
import { dayText, whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listWaitingWork } from '@narthex/contract/office/waiting.endpoints'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { type KindEntry, kinds } from '../../kinds.ts'
import { listPath, recordPath, trashPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { HomeSection, homeListClass, homeRowClass } from './home-section.tsx'

interface WaitingRecord {
  readonly tipo: string
  readonly id: number
  readonly titulo: string
}

/** Lines of a section; its links lead to the lists with all of them. */
const shown = 6

/** Drafts, what goes live soon, and what leaves the trash soon, of all kinds that the person may read. */
export function WaitingWork() {
  const t = useTranslations('consoleHome')
  const dates = useDateContext()
  const work = useMemberData(['home', 'waiting'], () => callApi(listWaitingWork, {}))
  if (work.state === 'loading') return <Skeleton className="h-28" />
  if (work.state === 'failed') return <LoadFailed onRetry={() => void work.reload()} />
  const { rascunhos, agendados, lixeira } = work.value
  if (rascunhos.length + agendados.length + lixeira.length === 0) return <p className="text-muted">{t('calm')}</p>
  return (
    <>
      <WaitingSection
        title={t('scheduled.title')}
        records={agendados}
        pathOf={recordPath}
        noteOf={({ publicarEm }) => whenText(new Date(publicarEm), dates)}
      />
      <WaitingSection
        title={t('drafts.title')}
        records={rascunhos}
        pathOf={recordPath}
        noteOf={({ flagNoAr }) => flagNoAr && t('drafts.changed')}
        all={{ label: t('drafts.all'), pathOf: (kind) => `${listPath(kind)}?situacao=RASCUNHO` }}
      />
      <WaitingSection
        title={t('trash.title')}
        records={lixeira}
        pathOf={trashPath}
        noteOf={({ expiraEm }) => t('trash.when', { day: dayText(new Date(expiraEm), dates) })}
      />
    </>
  )
}

interface WaitingSectionProps<R extends WaitingRecord> {
  readonly title: string
  readonly records: readonly R[]
  readonly pathOf: (kind: KindEntry, id: number) => string
  readonly noteOf: (record: R) => ReactNode
  /** Links to the whole list of each kind, where not all records are shown. */
  readonly all?: { readonly label: string; readonly pathOf: (kind: KindEntry) => string }
}

function WaitingSection<R extends WaitingRecord>({ title, records, pathOf, noteOf, all }: WaitingSectionProps<R>) {
  const places = useTranslations('consoleFrame.places')
  const known = records.flatMap((record) => {
    const kind = kinds.find(({ type }) => type === record.tipo)
    return kind ? [{ record, kind }] : []
  })
  if (known.length === 0) return null
  return (
    <HomeSection title={title}>
      <ul className={homeListClass}>
        {known.slice(0, shown).map(({ record, kind }) => {
          const note = noteOf(record)
          return (
            <li key={`${record.tipo} ${record.id}`}>
              <Link to={pathOf(kind, record.id)} className={homeRowClass}>
                <span className="min-w-0">
                  <span className="block truncate font-medium">{record.titulo}</span>
                  <span className="block truncate text-sm text-muted">{places(kind.place)}</span>
                </span>
                {note && <span className="shrink-0 text-sm text-muted">{note}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
      {all && known.length > shown && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm text-muted">
          {all.label}
          {[...new Set(known.map(({ kind }) => kind))].map((kind) => (
            <Link
              key={kind.type}
              to={all.pathOf(kind)}
              className={`${textLinkClass} inline-flex min-h-11 items-center`}
            >
              {places(kind.place)}
            </Link>
          ))}
        </p>
      )}
    </HomeSection>
  )
}
