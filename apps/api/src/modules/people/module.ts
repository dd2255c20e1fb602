import { defineModule } from '../../platform/modules/module.ts'
import { householdPersonalData } from './households.personal-data.ts'
import { personLoginData } from './logins/person-logins.personal-data.ts'
import { personLoginRoutes } from './logins/person-logins.routes.ts'
import { mergingPersonalData } from './merging/merging.personal-data.ts'
import { mergingRoutes } from './merging/merging.routes.ts'
import { mergingWorkers } from './merging/merging.workers.ts'
import { peopleRoutes } from './people.routes.ts'

export const people = defineModule({
  name: 'people',
  needs: ['audit', 'auth', 'care', 'churches', 'groups', 'members', 'tickets', 'users'],
  routes: (needs) => [...peopleRoutes(needs), ...mergingRoutes(needs), ...personLoginRoutes(needs)],
  workers: mergingWorkers,
  personalData: [...householdPersonalData, ...mergingPersonalData, ...personLoginData],
})
