import { defineModule } from '../../platform/modules/module.ts'
import { scheduleFileUses } from './schedule.file-uses.ts'
import { scheduleRoutes } from './schedule.routes.ts'

export const schedule = defineModule({
  name: 'schedule',
  needs: ['audit', 'churches', 'events', 'groups'],
  routes: scheduleRoutes,
  fileUses: scheduleFileUses,
})
