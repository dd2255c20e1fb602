import { defineModule } from '../../platform/modules/module.ts'
import { churchExportPersonalData } from './church-export.personal-data.ts'
import { churchExportRoutes } from './church-export.routes.ts'
import { churchExportWorkers } from './church-export.workers.ts'

/** Exports of the whole church, which its owners ask for (decision 0242). */
export const churchExport = defineModule({
  name: 'church-export',
  needs: ['auth', 'media', 'members', 'play'],
  routes: (needs) => churchExportRoutes(needs),
  workers: (needs) => churchExportWorkers(needs),
  personalData: churchExportPersonalData,
})
