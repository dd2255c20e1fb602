import { defineModule } from '../../platform/modules/module.ts'
import { praiseFileUses } from './praise.file-uses.ts'
import { praiseRoutes } from './praise.routes.ts'

export const praise = defineModule({
  name: 'praise',
  needs: ['audit', 'search'],
  routes: praiseRoutes,
  fileUses: praiseFileUses,
})
