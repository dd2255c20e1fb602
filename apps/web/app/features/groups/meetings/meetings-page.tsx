import { LoadFailed } from '@narthex/client/parts/load-failed'
import { containerClass } from '@narthex/ui/container'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useKeptReader } from '../../../components/use-reader.ts'
import { Materials } from './materials.tsx'
import { MeetingList } from './meeting-list.tsx'
import { MeetingsHead } from './meetings-head.tsx'
import { MeetingsSkeleton } from './meetings-skeleton.tsx'
import { NotYours } from './not-yours.tsx'
import { newRecordId } from './record.ts'
import { RecordScreen } from './record-screen.tsx'
import { ToRecord } from './to-record.tsx'
import { useMeetings } from './use-meetings.ts'
import { useUnsentMeetings } from './use-unsent-meetings.ts'
import { useWriting } from './use-writing.ts'

export interface MeetingsPageProps {
  readonly title: string
  readonly celulaId: number
}

/** Meetings of a group: members read them, leaders record them. */
export function MeetingsPage({ title, celulaId }: MeetingsPageProps) {
  return (
    <div className={containerClass('page', 'backLink')}>
      <Meetings title={title} celulaId={celulaId} />
    </div>
  )
}

function Meetings({ title, celulaId }: MeetingsPageProps) {
  const t = useTranslations('meetings')
  const { memberId } = useKeptReader()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const meetings = useMeetings(memberId, celulaId, page)
  const place = { memberId, celulaId }
  const outbox = useUnsentMeetings(place, () => meetings.state === 'ready' && meetings.reload())
  const { writing, write, stop } = useWriting()

  if (meetings.state === 'failed') return <LoadFailed onRetry={meetings.reload} />
  if (meetings.state === 'loading') return <MeetingsSkeleton label={t('loading')} />
  const { value, isCopy } = meetings.value
  if (!value) return <NotYours celulaId={celulaId} />

  const written = [...(outbox.entries ?? []).map(({ record }) => record), ...outbox.drafts]
  const pending = value.pendentes.filter((day) => !written.some(({ data }) => data === day))
  const taken = [...value.itens, ...written].map(({ id }) => id)
  const idOf = (day: string) => newRecordId(celulaId, day, taken)
  if (writing && value.flagLider) {
    return (
      <RecordScreen
        place={place}
        writing={writing}
        idOf={idOf}
        groupName={value.celula.nome}
        pending={pending}
        onDone={() => {
          stop()
          outbox.refresh()
        }}
      />
    )
  }
  return (
    <>
      <MeetingsHead title={title} list={value} isCopy={isCopy} />
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="min-w-0">
          {/* The number of a new record is told from the latest ones: it begins where they are. */}
          {value.flagLider && value.page === 1 && (
            <ToRecord
              place={place}
              pending={pending}
              outbox={outbox}
              onRecord={(day) => write({ id: idOf(day), day })}
              onResume={(id) => write({ id, day: undefined })}
            />
          )}
          <MeetingList list={value} outbox={outbox} onResume={(id) => write({ id, day: undefined })} place={place} />
        </div>
        <Materials memberId={memberId} celulaId={celulaId} canChange={value.flagLider && !isCopy} />
      </div>
    </>
  )
}
