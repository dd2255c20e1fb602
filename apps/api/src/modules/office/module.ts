import { defineModule } from '../../platform/modules/module.ts'
import { bulkWorker } from '../../platform/resources/bulk/bulk-run.ts'
import { draftWorker } from '../../platform/resources/editing/scheduling.ts'
import { trashWorker } from '../../platform/resources/trash/trash.ts'
import { staffInvitationRoutes } from './invitations/staff-invitations.routes.ts'
import { officeFileUses } from './office.file-uses.ts'
import { officePersonalData } from './office.personal-data.ts'
import { officeRoutes } from './office.routes.ts'
import { supportRoutes } from './support/support.routes.ts'

/**
 * The office as a place: its sessions, who is invited to them, and what it does with records of every kind – finds them, publishes drafts at their
 * moments, acts on many, empties the trash.
 */
export const office = defineModule({
  name: 'office',
  needs: ['auth', 'churches', 'members', 'people', 'users'],
  routes: (needs) => [...officeRoutes(needs), ...staffInvitationRoutes(needs), ...supportRoutes(needs)],
  workers: ({ kinds }) => [draftWorker(kinds), bulkWorker(kinds), trashWorker(kinds)],
  personalData: officePersonalData,
  fileUses: officeFileUses,
})
