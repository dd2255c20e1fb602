import { defineModule } from '../../platform/modules/module.ts'
import { thirdPartyRoutes } from './third-parties.routes.ts'

export const thirdParties = defineModule({
  name: 'third-parties',
  needs: ['audit', 'auth', 'churches', 'members'],
  routes: thirdPartyRoutes,
})
