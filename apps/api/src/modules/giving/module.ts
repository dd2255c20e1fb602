import { defineModule } from '../../platform/modules/module.ts'
import { givingDocumentRoutes } from './documents/documents.routes.ts'
import { followGiftPayments } from './gift-payments.service.ts'
import { givingFileUses } from './giving.file-uses.ts'
import { givingPersonalData } from './giving.personal-data.ts'
import { givingRoutes } from './giving.routes.ts'
import { noGivingSignals } from './giving.signals.ts'
import { givingMailWorkers } from './mails/giving-mails.workers.ts'
import { mailGivers, mailRecurringGivers, mailWaitingGivers } from './mails/mail-listeners.service.ts'
import { givingOfficeRoutes } from './office/giving-office.routes.ts'
import { followAuthorisations } from './recurrences/authorisations.service.ts'
import { endRecurrences } from './recurrences/departure.service.ts'
import { notifyGivers } from './recurrences/giver-notices.service.ts'
import { followCharges } from './recurrences/outcomes.service.ts'
import { noRecurrenceSignals } from './recurrences/recurrence.signals.ts'
import { recurrencePersonalData } from './recurrences/recurrences.personal-data.ts'
import { recurrenceRoutes } from './recurrences/recurrences.routes.ts'
import { recurrenceWorkers } from './recurrences/recurrences.workers.ts'
import { endRecurrencesOfRehearsals } from './recurrences/rehearsal-end.service.ts'

export const giving = defineModule({
  name: 'giving',
  needs: ['auth', 'churches', 'members', 'notifications', 'payments'],
  announces: { ...noGivingSignals, ...noRecurrenceSignals },
  listens: [
    { memberLeaves: endRecurrences },
    mailWaitingGivers,
    followGiftPayments,
    followAuthorisations,
    endRecurrencesOfRehearsals,
    followCharges,
    mailGivers,
    notifyGivers,
    mailRecurringGivers,
  ],
  routes: (needs) => [
    ...givingRoutes(needs),
    ...givingDocumentRoutes(needs),
    ...givingOfficeRoutes(needs),
    ...recurrenceRoutes(needs),
  ],
  workers: (needs, post) => [...recurrenceWorkers(needs), ...givingMailWorkers(needs, post)],
  personalData: [...recurrencePersonalData, ...givingPersonalData],
  fileUses: givingFileUses,
})
