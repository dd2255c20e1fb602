import { defineModule } from '../../platform/modules/module.ts'
import { searchRoutes } from './search.routes.ts'

export const search = defineModule({
  name: 'search',
  needs: ['churches'],
  asks: ['showsPlay'],
  routes: searchRoutes,
})
