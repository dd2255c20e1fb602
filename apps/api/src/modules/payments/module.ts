import { defineModule } from '../../platform/modules/module.ts'
import { removeEveryCard } from './cards/cards.service.ts'
import { gatewayCredentials, remoteGateways } from './gateways/gateway-registry.ts'
import { paymentOfficeRoutes } from './office/office.routes.ts'
import { noPaymentSignals, paymentTopic } from './orders/payments.signals.ts'
import { createGateways, restingGateways } from './payment-gateways.ts'
import { paymentPersonalData } from './payments.personal-data.ts'
import { paymentRoutes } from './payments.routes.ts'
import { paymentWorkers } from './payments.workers.ts'

export const payments = defineModule({
  name: 'payments',
  needs: ['auth', 'churches', 'members', 'users'],
  announces: noPaymentSignals,
  listens: [{ memberLeaves: removeEveryCard }],
  provides: (platform) => ({ gateways: createGateways(platform, Object.values(remoteGateways)) }),
  providesToJobs: ({ gateways, targets }) => ({ gateways: restingGateways(gateways, targets) }),
  routes: (needs) => [...paymentRoutes(needs), ...paymentOfficeRoutes({ ...needs, gatewayCredentials })],
  workers: paymentWorkers,
  personalData: paymentPersonalData,
  topics: [paymentTopic],
})
