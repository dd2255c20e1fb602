import { defineModule } from '../../platform/modules/module.ts'
import { classPersonalData } from './classes.personal-data.ts'
import { classRoutes } from './classes.routes.ts'

export const classes = defineModule({
  name: 'classes',
  needs: ['content', 'members'],
  routes: classRoutes,
  personalData: classPersonalData,
})
