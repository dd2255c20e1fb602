import { defineModule } from '../../platform/modules/module.ts'
import { authPersonalData } from './auth.personal-data.ts'
import { authRoutes } from './auth.routes.ts'
import { factorRoutes } from './factors.routes.ts'

export const auth = defineModule({
  name: 'auth',
  needs: ['audit', 'churches', 'members'],
  routes: (needs) => [...authRoutes(needs), ...factorRoutes(needs)],
  personalData: authPersonalData,
})
