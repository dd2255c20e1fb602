import { defineModule } from '../../platform/modules/module.ts'
import { privacyPersonalData } from './privacy.personal-data.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { privacyWorkers } from './privacy.workers.ts'

export const privacy = defineModule({
  name: 'privacy',
  needs: ['leaving', 'members', 'notifications'],
  routes: privacyRoutes,
  workers: privacyWorkers,
  personalData: privacyPersonalData,
})
