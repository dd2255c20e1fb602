import type { messages as pt } from '../../pt/console/operator-messages.ts'
import type { Translation } from '../../translation.ts'
import { operatorFrame, operatorLog, operatorSession } from './operator.ts'
import {
  operatorChurches,
  operatorHosts,
  operatorOrganisations,
  operatorOwners,
  operatorPlans,
} from './operator-churches.ts'
import { operatorHealth } from './operator-health.ts'
import { operatorJobs } from './operator-jobs.ts'
import { operatorQueues } from './operator-queues.ts'
import { operatorSupport } from './operator-support.ts'

/** The texts of the operators' console. */
export const messages = {
  operatorChurches,
  operatorFrame,
  operatorHealth,
  operatorHosts,
  operatorJobs,
  operatorLog,
  operatorOrganisations,
  operatorOwners,
  operatorPlans,
  operatorQueues,
  operatorSession,
  operatorSupport,
} satisfies Translation<typeof pt>
