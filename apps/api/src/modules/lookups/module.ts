import { defineModule } from '../../platform/modules/module.ts'
import { lookupRoutes } from './lookups.routes.ts'

export const lookups = defineModule({
  name: 'lookups',
  routes: lookupRoutes,
})
