import { defineModule } from '../../platform/modules/module.ts'
import { readingPlanPersonalData } from './reading-plans.personal-data.ts'
import { readingPlanRoutes } from './reading-plans.routes.ts'
import { readingPlanWorkers } from './reading-plans.workers.ts'

export const readingPlans = defineModule({
  name: 'reading-plans',
  needs: ['churches', 'groups', 'members', 'notifications'],
  routes: readingPlanRoutes,
  workers: readingPlanWorkers,
  personalData: readingPlanPersonalData,
})
