import { defineModule } from '../../platform/modules/module.ts'
import { findCarePrayers, moveWithCare } from './care-of-prayers.service.ts'
import { prayerModerationRoutes } from './moderation.routes.ts'
import { prayerPersonalData } from './prayer.personal-data.ts'
import { prayerRoutes } from './prayer.routes.ts'
import { prayerWorkers } from './prayer.workers.ts'
import { hasPublished } from './wall.service.ts'

export const prayer = defineModule({
  name: 'prayer',
  needs: ['care', 'churches', 'media', 'members', 'notifications'],
  listens: [{ namedOnPages: hasPublished, careMoved: moveWithCare }],
  routes: (needs) => [...prayerRoutes(needs), ...prayerModerationRoutes()],
  provides: () => ({ findCarePrayers }),
  workers: prayerWorkers,
  personalData: prayerPersonalData,
})
