import type { Question } from '@narthex/contract/content/study.schemas'
import { Late, late } from '../../../components/late.tsx'
import { isLoggedIn, useSession } from '../../../session/session.ts'

const Guidance = late(async () => (await import('./guidance.tsx')).Guidance)

export interface LeaderPartProps {
  /** Of the study. */
  readonly id: number
  readonly questions: readonly Question[]
  readonly lang: string
}

/** What is for leaders alone: requested after login, and empty where the API returns nothing. */
export function LeaderPart(props: LeaderPartProps) {
  const isMember = useSession(isLoggedIn)
  if (!isMember) return null
  return (
    <Late>
      <Guidance {...props} />
    </Late>
  )
}
