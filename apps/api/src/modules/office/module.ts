import { defineModule } from '../../platform/modules/module.ts'
import { officeRoutes } from './office.routes.ts'

export const office = defineModule({
  name: 'office',
  needs: ['auth', 'churches', 'members'],
  routes: officeRoutes,
})
