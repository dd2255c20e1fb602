import { defineModule } from '../../platform/modules/module.ts'
import { carePersonalData } from './care.personal-data.ts'
import { careRoutes } from './care.routes.ts'
import { noCareSignals } from './care.signals.ts'
import { careWorkers } from './care.workers.ts'

export const care = defineModule({
  name: 'care',
  needs: ['audit', 'members', 'notifications'],
  announces: noCareSignals,
  asks: ['findCarePrayers', 'findConnectCards'],
  routes: careRoutes,
  workers: careWorkers,
  personalData: carePersonalData,
})
