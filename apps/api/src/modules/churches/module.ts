import { defineModule } from '../../platform/modules/module.ts'
import { churchFileUses } from './churches.file-uses.ts'
import { churchRoutes } from './churches.routes.ts'
import { churchOfficeRoutes } from './office/church-office.routes.ts'

export const churches = defineModule({
  name: 'churches',
  needs: ['audit', 'members', 'rich-text'],
  routes: (needs) => [...churchRoutes(needs), ...churchOfficeRoutes(needs)],
  fileUses: churchFileUses,
})
