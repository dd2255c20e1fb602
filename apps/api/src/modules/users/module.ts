import { defineModule } from '../../platform/modules/module.ts'
import { cardPersonalData } from './cards/cards.personal-data.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import { customFieldPersonalData } from './custom-fields/custom-fields.personal-data.ts'
import { customFieldRoutes } from './custom-fields/custom-fields.routes.ts'
import { householdPersonalData } from './household/household.personal-data.ts'
import { householdRoutes } from './household/household.routes.ts'
import { memberAccessRoutes } from './member-access.routes.ts'
import { picturePersonalData } from './pictures/pictures.personal-data.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { roleRoutes } from './roles.routes.ts'
import { userRoutes } from './users.routes.ts'
import { userWorkers } from './users.workers.ts'

export const users = defineModule({
  name: 'users',
  needs: ['audit', 'auth', 'churches', 'lookups', 'members'],
  routes: (needs) => [
    ...userRoutes(needs),
    ...pictureRoutes(needs),
    ...cardRoutes(needs),
    ...householdRoutes(),
    ...customFieldRoutes(),
    ...roleRoutes(),
    ...memberAccessRoutes(needs),
  ],
  workers: userWorkers,
  personalData: [...cardPersonalData, ...picturePersonalData, ...householdPersonalData, ...customFieldPersonalData],
})
