import { defineModule } from '../../platform/modules/module.ts'
import { liveTopic, noLiveSignals } from './broadcasts/live.signals.ts'
import { streamViewers } from './broadcasts/viewers.service.ts'
import { keepChatChannels } from './chat-channels.service.ts'
import { liveFileUses } from './live.file-uses.ts'
import { livePersonalData } from './live.personal-data.ts'
import { liveRoutes } from './live.routes.ts'
import { liveWorkers } from './live.workers.ts'
import { findConnectCards } from './moments/responses.service.ts'
import { createSourceProbe } from './sources/source-probe.service.ts'

export const live = defineModule({
  name: 'live',
  needs: ['care', 'chat', 'churches', 'notifications', 'schedule'],
  announces: noLiveSignals,
  listens: [keepChatChannels],
  provides: (platform) => ({
    findConnectCards,
    viewers: streamViewers(platform),
    sources: createSourceProbe(platform),
  }),
  routes: liveRoutes,
  workers: liveWorkers,
  personalData: livePersonalData,
  topics: [liveTopic],
  fileUses: liveFileUses,
})
