import { defineModule } from '../../platform/modules/module.ts'
import { scheduleRoutes } from './schedule.routes.ts'

export const schedule = defineModule({
  name: 'schedule',
  needs: ['churches', 'events', 'groups'],
  routes: scheduleRoutes,
})
