import { defineModule } from '../../platform/modules/module.ts'
import { householdPersonalData } from './households.personal-data.ts'
import { peopleRoutes } from './people.routes.ts'

export const people = defineModule({
  name: 'people',
  needs: ['audit', 'auth', 'care', 'churches', 'groups', 'members', 'tickets', 'users'],
  routes: peopleRoutes,
  personalData: householdPersonalData,
})
