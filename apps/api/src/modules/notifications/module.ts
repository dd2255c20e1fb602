import { defineModule } from '../../platform/modules/module.ts'
import { notificationPersonalData } from './notifications.personal-data.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { notificationTopics } from './notifications.signals.ts'
import { pushWorkers } from './push.workers.ts'

export const notifications = defineModule({
  name: 'notifications',
  needs: ['auth', 'churches', 'members', 'users'],
  routes: notificationRoutes,
  workers: pushWorkers,
  personalData: notificationPersonalData,
  topics: notificationTopics,
})
