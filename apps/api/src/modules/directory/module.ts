import { defineModule } from '../../platform/modules/module.ts'
import { directoryPersonalData } from './directory.personal-data.ts'
import { directoryRoutes } from './directory.routes.ts'

export const directory = defineModule({
  name: 'directory',
  needs: ['audit', 'members'],
  routes: directoryRoutes,
  personalData: directoryPersonalData,
})
