import type { DemoLive } from '../demo-tenant.ts'

export const live: DemoLive = {
  past: [
    {
      titulo: 'Domingo en la azotea: mirar de lejos',
      held: { weekday: 'sunday', time: '11:30', weeksAgo: 0 },
      minutes: 90,
    },
    {
      titulo: 'Domingo en la azotea: la lámpara encendida',
      held: { weekday: 'sunday', time: '11:30', weeksAgo: 1 },
      minutes: 90,
    },
  ],
}
