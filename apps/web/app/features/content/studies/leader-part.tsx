import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { Question } from '@narthex/contract/content/study.schemas'
import { isLoggedIn, useSession } from '../../../session/session.ts'

const Guidance = lazyPart(async () => (await import('./guidance.tsx')).Guidance)

export interface LeaderPartProps {
  /** Id of the study. */
  readonly id: number
  readonly questions: readonly Question[]
  readonly lang: string
}

/** Content for leaders: requested after login, and empty if the API returns nothing. */
export function LeaderPart(props: LeaderPartProps) {
  const isMember = useSession(isLoggedIn)
  if (!isMember) return null
  return (
    <LazyPart>
      <Guidance {...props} />
    </LazyPart>
  )
}
