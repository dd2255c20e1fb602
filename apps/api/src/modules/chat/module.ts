import { defineModule } from '../../platform/modules/module.ts'
import { chatTopics } from './channels/chat.signals.ts'
import { createPaceKeeper } from './channels/pace.ts'
import { chatPersonalData } from './chat.personal-data.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatWorkers } from './chat.workers.ts'
import { chatOfficeRoutes } from './chat-office.routes.ts'

export const chat = defineModule({
  name: 'chat',
  needs: ['audit', 'auth', 'churches', 'members', 'notifications'],
  provides: ({ clock }) => ({ pace: createPaceKeeper(clock) }),
  routes: (needs) => [...chatRoutes(needs), ...chatOfficeRoutes()],
  workers: chatWorkers,
  personalData: chatPersonalData,
  topics: chatTopics,
})
