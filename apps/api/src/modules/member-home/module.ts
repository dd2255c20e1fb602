import { defineModule } from '../../platform/modules/module.ts'
import { memberHomeRoutes } from './member-home.routes.ts'

export const memberHome = defineModule({
  name: 'member-home',
  needs: ['giving', 'groups', 'notes', 'prayer', 'reading-plans', 'tickets', 'users'],
  routes: memberHomeRoutes,
})
