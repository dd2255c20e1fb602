import type { DemoLive } from '../demo-tenant.ts'

export const live: DemoLive = {
  past: [
    {
      titulo: 'Sunday worship: the long table',
      held: { weekday: 'sunday', time: '09:30', weeksAgo: 0 },
      minutes: 75,
    },
    {
      titulo: 'Sunday worship: a lamp in the kitchen',
      held: { weekday: 'sunday', time: '09:30', weeksAgo: 1 },
      minutes: 75,
    },
    {
      titulo: 'Sunday worship: snow on the roof',
      held: { weekday: 'sunday', time: '09:30', weeksAgo: 2 },
      minutes: 75,
    },
  ],
}
