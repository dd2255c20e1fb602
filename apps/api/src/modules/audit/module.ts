import { defineModule } from '../../platform/modules/module.ts'
import { auditPersonalData } from './audit.personal-data.ts'
import { auditRoutes } from './audit.routes.ts'

export const audit = defineModule({
  name: 'audit',
  needs: ['members'],
  routes: auditRoutes,
  personalData: auditPersonalData,
})
