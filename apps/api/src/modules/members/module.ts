import { defineModule } from '../../platform/modules/module.ts'
import { memberPersonalData } from './members.personal-data.ts'
import { memberRoutes } from './members.routes.ts'
import { noMemberSignals } from './members.signals.ts'

export const members = defineModule({
  name: 'members',
  announces: noMemberSignals,
  routes: memberRoutes,
  personalData: memberPersonalData,
})
