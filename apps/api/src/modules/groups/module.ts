import { defineModule } from '../../platform/modules/module.ts'
import { leaveEveryGroup } from './departure.service.ts'
import { findLeading, leadsAnyGroup } from './group-leading.service.ts'
import { groupFileUses } from './groups.file-uses.ts'
import { groupPersonalData } from './groups.personal-data.ts'
import { groupRoutes } from './groups.routes.ts'
import { meetingPersonalData } from './meetings/meetings.personal-data.ts'
import { meetingRoutes } from './meetings/meetings.routes.ts'

export const groups = defineModule({
  name: 'groups',
  needs: ['audit', 'churches', 'content', 'members', 'notifications', 'search'],
  listens: [{ memberLeaves: leaveEveryGroup, namedOnPages: leadsAnyGroup }],
  provides: () => ({ findLeading }),
  routes: () => [...groupRoutes(), ...meetingRoutes()],
  personalData: [...groupPersonalData, ...meetingPersonalData],
  fileUses: groupFileUses,
})
