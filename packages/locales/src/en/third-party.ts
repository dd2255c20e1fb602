import type { thirdParty as pt } from '../pt/third-party.ts'
import type { Translation } from '../translation.ts'

export const thirdParty: Translation<typeof pt> = {
  opening: 'Just a moment: we are taking you there.',
  again: 'Open again',
  contact: 'Contact the church',
  home: 'Go to the home page',
  notSet: {
    voluts:
      'This is where volunteers find their schedules. Your church has not connected that system to this site yet. To start serving, or to ask about your schedule, talk to the leader of your ministry or to the church office.',
    mykids:
      'This is where families check their children in and out. Your church has not connected that system to this site yet. To learn how it works there, ask the children’s team or the church office.',
  },
}
