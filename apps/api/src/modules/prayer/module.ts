import { defineModule } from '../../platform/modules/module.ts'
import { prayerModerationRoutes } from './moderation.routes.ts'
import { prayerPersonalData } from './prayer.personal-data.ts'
import { prayerRoutes } from './prayer.routes.ts'
import { prayerWorkers } from './prayer.workers.ts'
import { hasPublished } from './wall.service.ts'

export const prayer = defineModule({
  name: 'prayer',
  needs: ['churches', 'media', 'members', 'notifications'],
  listens: [{ namedOnPages: hasPublished }],
  routes: (needs) => [...prayerRoutes(needs), ...prayerModerationRoutes()],
  workers: prayerWorkers,
  personalData: prayerPersonalData,
})
