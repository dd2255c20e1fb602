import { defineModule } from '../../platform/modules/module.ts'
import { cataloguePersonalData } from './catalogue/catalogue.personal-data.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { catalogueWorkers } from './catalogue/catalogue.workers.ts'
import { catalogueOfficeRoutes } from './catalogue/catalogue-office.routes.ts'
import { myListRoutes } from './catalogue/my-list.routes.ts'
import { showsCatalogue } from './catalogue/sight.service.ts'
import { playFileUses } from './play.file-uses.ts'
import { endSubscriptions } from './subscriptions/departure.service.ts'
import { playMailWorkers } from './subscriptions/mails/play-mails.workers.ts'
import { followPlayPayments } from './subscriptions/outcomes.service.ts'
import { endPlayOfRehearsals } from './subscriptions/rehearsal-end.service.ts'
import { playSubscriptionPersonalData } from './subscriptions/subscriptions.personal-data.ts'
import { playSubscriptionRoutes } from './subscriptions/subscriptions.routes.ts'
import { playSubscriptionWorkers } from './subscriptions/subscriptions.workers.ts'
import { playOfficeRoutes } from './subscriptions/subscriptions-office.routes.ts'
import { findSightRights } from './subscriptions/viewing.queries.ts'
import { findViewing } from './subscriptions/viewing.service.ts'
import { conversionWorkers } from './watching/conversion/conversion.workers.ts'
import { videoUploads } from './watching/uploads/uploads.service.ts'
import { uploadWorkers } from './watching/uploads/uploads.workers.ts'
import { watchingPersonalData } from './watching/watching.personal-data.ts'
import { watchingRoutes } from './watching/watching.routes.ts'

export const play = defineModule({
  name: 'play',
  needs: ['audit', 'auth', 'media', 'members', 'payments', 'search'],
  listens: [{ memberLeaves: endSubscriptions }, followPlayPayments, endPlayOfRehearsals],
  provides: (platform) => ({
    findViewing,
    findSightRights,
    showsPlay: (call, reader) => showsCatalogue({ ...platform, findSightRights }, call, reader),
  }),
  routes: (needs) => [
    ...playSubscriptionRoutes(needs),
    ...playOfficeRoutes(needs),
    ...catalogueRoutes(needs),
    ...catalogueOfficeRoutes(),
    ...myListRoutes(needs),
    ...watchingRoutes(needs),
  ],
  uploads: (needs) => [videoUploads(needs)],
  workers: (needs, post) => [
    ...playSubscriptionWorkers(needs),
    ...playMailWorkers(needs, post),
    ...catalogueWorkers(),
    ...uploadWorkers(needs),
    ...conversionWorkers(needs),
  ],
  personalData: [...playSubscriptionPersonalData, ...cataloguePersonalData, ...watchingPersonalData],
  fileUses: playFileUses,
})
