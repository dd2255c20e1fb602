import { TeamInvitations } from '../../team/team-invitations.tsx'
import { StepButtons } from '../step-buttons.tsx'

/** Two people who help: more hands, and someone who can go on where the first cannot. */
export function TeamStep() {
  return (
    <>
      <TeamInvitations isAside />
      <StepButtons />
    </>
  )
}
