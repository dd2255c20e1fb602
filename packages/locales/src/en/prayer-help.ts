import type { prayerHelp as pt } from '../pt/prayer-help.ts'
import type { Translation } from '../translation.ts'

/** For authors whose request says that they, or others, are in danger. */
export const prayerHelp: Translation<typeof pt> = {
  title: 'You are not alone',
  lead: 'What you wrote has reached the pastoral team, and no one else. Someone from the team will contact you.',
  now: 'If things are hard right now, please talk to someone:',
  call: 'Call {number}',
  kinds: {
    CONVERSA: 'to talk, at any hour',
    VIOLENCIA: 'for anyone experiencing violence',
    CRIANCA: 'to protect a child',
    EMERGENCIA: 'for anyone in danger right now',
  },
  church: 'Talk to the church',
  stays: 'Your request does not show on the wall. It is saved under “My requests”.',
  seeMine: 'See my requests',
}
