import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getStudy } from '@narthex/contract/content/study.endpoints'
import type { StudyPage } from '@narthex/contract/content/study.schemas'
import { containerClass } from '@narthex/ui/container'
import { useSearchParams } from 'react-router'
import { useLocale } from 'use-intl'
import { ErrorPage } from '../../../components/error-page.tsx'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { callApi } from '../../../session/api.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { LogInToRead } from './log-in-to-read.tsx'
import { StudyReading } from './study-reading.tsx'

interface MembersStudyProps {
  /** The study as visitors see it: title and place in its series. */
  readonly item: StudyPage
  readonly listName: string
}

/** A study that members alone may read: the browser asks for it in the member's name, the server never has it in a page. */
export function MembersStudy({ item, listName }: MembersStudyProps) {
  const isMember = useSession(isLoggedIn)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  // One who may be a member is not asked to log in without a connection.
  if (isOutOfReach) return <ErrorPage reason="generic" />
  if (isMember) return <LoadedStudy item={item} listName={listName} />
  return (
    <>
      <MemberLoading />
      <div className="contents maybe-member:hidden">
        <LogInToRead item={item} />
      </div>
    </>
  )
}

function LoadedStudy({ item, listName }: MembersStudyProps) {
  const locale = useLocale()
  const previa = useSearchParams()[0].get('previa') ?? undefined
  const params = { id: String(item.id) }
  const query = { idioma: locale, previa }
  const loaded = useLoaded(JSON.stringify([params, query]), () => callApi(getStudy, { params, query }))
  if (loaded.state === 'loading') return <MemberLoading />
  if (loaded.state === 'failed') {
    return (
      <div className={`${containerClass('page')} py-10`}>
        <h1 lang={item.idioma} className="mb-6 text-2xl">
          {item.titulo}
        </h1>
        <LoadFailed onRetry={loaded.reload} />
      </div>
    )
  }
  // The reader has just ceased to be a member.
  if (loaded.value.flagRestrito) return <LogInToRead item={item} />
  return <StudyReading item={loaded.value} listName={listName} />
}
