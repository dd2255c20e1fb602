import { defineModule } from '../../platform/modules/module.ts'
import { erasureWorker } from './erasure.workers.ts'
import { leavingRoutes } from './leaving.routes.ts'

export const leaving = defineModule({
  name: 'leaving',
  needs: ['audit', 'auth', 'members', 'users'],
  routes: (needs) => leavingRoutes(needs, needs.personalData),
  workers: (needs) => [erasureWorker(needs, needs.personalData)],
})
