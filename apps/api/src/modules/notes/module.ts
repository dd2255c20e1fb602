import { defineModule } from '../../platform/modules/module.ts'
import { notePersonalData } from './notes.personal-data.ts'
import { noteRoutes } from './notes.routes.ts'

export const notes = defineModule({
  name: 'notes',
  needs: ['members'],
  routes: noteRoutes,
  personalData: notePersonalData,
})
