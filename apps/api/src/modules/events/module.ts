import { defineModule } from '../../platform/modules/module.ts'
import { eventFileUses } from './events.file-uses.ts'
import { eventRoutes } from './events.routes.ts'
import { noEventSignals } from './events.signals.ts'
import { eventOfficeRoutes } from './office/office-events.routes.ts'

export const events = defineModule({
  name: 'events',
  needs: ['churches', 'payments', 'rich-text', 'search'],
  announces: noEventSignals,
  routes: (needs) => [...eventRoutes(), ...eventOfficeRoutes(needs)],
  fileUses: eventFileUses,
})
