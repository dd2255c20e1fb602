import * as office from '@narthex/contract/payments/payment-office.endpoints'
import * as settings from '@narthex/contract/payments/payment-settings.endpoints'
import * as reconciliation from '@narthex/contract/payments/reconciliation.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import {
  type CredentialNeeds,
  enterCredentials,
  listOfficeGateways,
  removeCredentials,
  renewWebhookAddress,
} from './credentials-office.service.ts'
import { cancelAtOffice, confirmAtOffice, decideRefundAtOffice, refundAtOffice } from './payment-acts.service.ts'
import { readPaymentDetail } from './payment-detail.service.ts'
import { exportPayments } from './payment-export.service.ts'
import { readPaymentList, readPaymentTotals } from './payment-list.service.ts'
import { readReconciliation, readReconciliationList, requestReconciliation } from './reconciliation-office.service.ts'
import { readSettingsForm, saveSettingsForm } from './settings-office.service.ts'

/** The treasurer's calls, and those of the super administrators, who decide how the church takes money. */
export function paymentOfficeRoutes(platform: CredentialNeeds): Route[] {
  return [
    route(office.listPayments, async ({ query, ...call }) => ok(await readPaymentList(call, query))),
    route(office.sumPayments, async ({ query, ...call }) => ok(await readPaymentTotals(call, query))),
    route(office.exportPayments, ({ query, ...call }) => exportPayments(call, query)),
    route(office.getOfficePayment, async ({ params, ...call }) =>
      ok(await readPaymentDetail(platform, call, params.id)),
    ),
    route(office.refundPayment, async ({ params, body, ...call }) => {
      const request = { paymentId: params.id, key: body.chave, amount: body.valor }
      return ok(await refundAtOffice(platform, call, request))
    }),
    route(office.decideRefund, async ({ params, body, ...call }) => {
      const decision = { id: params.idEstorno, paymentId: params.id, isMade: body.flagFeito }
      return ok(await decideRefundAtOffice(platform, call, decision))
    }),
    route(office.confirmPayment, async ({ params, ...call }) => ok(await confirmAtOffice(platform, call, params.id))),
    route(office.cancelPayment, async ({ params, ...call }) => ok(await cancelAtOffice(platform, call, params.id))),
    ...reconciliationRoutes(),
    ...settingsRoutes(platform),
  ]
}

function reconciliationRoutes(): Route[] {
  return [
    route(reconciliation.listReconciliations, async ({ query, ...call }) =>
      ok(await readReconciliationList(call, query)),
    ),
    route(reconciliation.getReconciliation, async ({ params, ...call }) =>
      ok(await readReconciliation(call, params.id)),
    ),
    route(reconciliation.requestReconciliation, async (call) => {
      await requestReconciliation(call)
      return done
    }),
  ]
}

function settingsRoutes(platform: CredentialNeeds): Route[] {
  return [
    route(settings.getPaymentSettings, async (call) => ok({ configuracao: await call.inChurch(readSettingsForm) })),
    route(settings.setPaymentSettings, async ({ body, ...call }) => ok(await saveSettingsForm(platform, call, body))),
    route(settings.listGateways, async (call) => ok(await listOfficeGateways(platform, call))),
    route(settings.setGatewayCredentials, async ({ params, body, ...call }) => {
      await enterCredentials(platform, call, params.gateway, body.campos)
      return done
    }),
    route(settings.removeGatewayCredentials, async ({ params, ...call }) => {
      await removeCredentials(call, params.gateway)
      return done
    }),
    route(settings.renewWebhookAddress, async (call) => {
      await renewWebhookAddress(call)
      return done
    }),
  ]
}
