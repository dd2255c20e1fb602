import { defineModule } from '../../platform/modules/module.ts'
import { healthRoutes } from './health/health.routes.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { operatorRoutes } from './operator.routes.ts'
import { operatorSupportRoutes } from './operator-support.routes.ts'

/** The console of the product's operators, at `admin.` below its domain: churches, organisations, hosts, jobs and the machine's health. */
export const operator = defineModule({
  name: 'operator',
  needs: ['auth', 'churches', 'office', 'users'],
  routes: (needs) => [
    ...operatorRoutes(needs),
    ...operatorSupportRoutes(needs),
    ...jobRoutes(needs),
    ...healthRoutes(needs),
  ],
})
