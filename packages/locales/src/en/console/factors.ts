import type { consoleSecondFactor as pt } from '../../pt/console/factors.ts'
import type { Translation } from '../../translation.ts'

/** The second factor of the team. */
export const consoleSecondFactor = {
  title: 'Second factor of the team',
  lead: 'With a second factor, a leaked password is not enough to come in: it also takes a passkey or a code from the phone.',
  isRequired: 'It is required of the whole team. Without one, a person has no access until they set one up.',
  isNotRequired: 'It is not required. Each person of the team decides.',
  require: 'Require it of the whole team',
  release: 'Stop requiring it',
  requireTitle: 'Require the second factor?',
  requireLead: 'The whole team has one. People who join later have access once they set theirs up.',
  missingLead:
    '{count, plural, one {This person has none yet and loses access, from now on, until they set one up:} other {These people have none yet and lose access, from now on, until they set one up:}}',
  releaseTitle: 'Stop requiring it?',
  releaseLead: 'People with a second factor go on using it. Access that waits for one comes back at once.',
  required: 'The second factor is required now.',
  released: 'The second factor is no longer required.',
  cancel: 'Leave it as it is',
  ownFirst: 'Set up your own first',
  ownFirstLead: 'You need a second factor to require it: without one you would lose your access to the office.',
  setUp: 'Set up my second factor',
  team: 'Team',
  count:
    '{count, plural, =0 {Everyone has a second factor.} one {# person has none yet.} other {# people have none yet.}}',
  has: 'Has one',
  hasNot: 'None yet',
} satisfies Translation<typeof pt>
