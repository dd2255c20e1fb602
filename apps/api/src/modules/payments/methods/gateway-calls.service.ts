import { toLocale } from '@narthex/contract/locale'
import type { GatewayName } from '@narthex/contract/payments/payment-states'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { TargetRestsError } from '../../../platform/targets.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  InvalidGatewayRequest,
  PaymentDeclined,
} from '../gateways/gateway-failures.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { GatewayContext, PaymentGateway, PaymentSnapshot } from '../gateways/payment-gateway.ts'
import { findPaymentSettings, type PaymentSettings, readGatewayCredentials } from './settings.service.ts'

/** How long a gateway may take to answer. */
const gatewayTimeoutMs = 25_000

export interface ReachedGateway {
  readonly gateway: PaymentGateway
  /** A context for one call: its time limit begins here. */
  context(timeoutMs?: number): GatewayContext
}

type ReachNeeds = Needs<'clock' | 'domain'> & { readonly gateways: Gateways }

/** A gateway with the church's credentials. Throws GatewayAccessDenied where this build or the church does not have it. */
export function reachGateway(platform: ReachNeeds, call: ChurchCall, name: GatewayName): Promise<ReachedGateway> {
  return call.inChurch(async (work) => reachGatewayIn(platform, work, name, await findPaymentSettings(work)))
}

/** Reaches a gateway as `reachGateway` does, in the caller's transaction, with the settings that were read in it. */
export async function reachGatewayIn(
  platform: ReachNeeds,
  work: ChurchWork,
  name: GatewayName,
  settings: PaymentSettings | undefined,
): Promise<ReachedGateway> {
  const { church } = work
  const gateway = platform.gateways.find(name, church)
  if (!gateway) throw new GatewayAccessDenied(`This build has no gateway ${name}`)
  const credentials = await readGatewayCredentials(work, name)
  const locale = toLocale(await getLanguage(work)) ?? ('pt' as const)
  const webhook = settings && toWebhookUrl(platform, church, name, settings.webhookToken)
  return {
    gateway,
    context: (timeoutMs = gatewayTimeoutMs) => ({
      credentials: name === 'offline' ? settings?.offline : credentials,
      locale,
      now: platform.clock(),
      signal: AbortSignal.timeout(timeoutMs),
      ...(webhook && { webhookUrl: webhook }),
    }),
  }
}

/** The address at which a gateway calls a church. */
export const toWebhookUrl = (
  { domain }: Needs<'domain'>,
  church: ChurchScope,
  gateway: GatewayName,
  token: string,
): string => `${toOrigin(domain, church)}/api/v1/webhook/${gateway}/${token}`

export type GatewayAnswer =
  | { readonly kind: 'answered'; readonly snapshot: PaymentSnapshot }
  /** The gateway surely did nothing. The code is safe to keep and show. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The gateway may have done it: only looking it up can tell. */
  | { readonly kind: 'unknown' }

/** Calls a gateway and sorts its failures. Everything that is not surely a refusal is an unknown outcome. */
export async function callGateway(
  { log, limitLog }: Needs<'limitLog' | 'log'>,
  name: GatewayName,
  call: () => Promise<PaymentSnapshot>,
): Promise<GatewayAnswer> {
  try {
    return { kind: 'answered', snapshot: await call() }
  } catch (error) {
    if (error instanceof PaymentDeclined) return { kind: 'refused', code: error.code }
    if (error instanceof InvalidGatewayRequest) {
      const { code, field } = error
      const times = limitLog(`gateway ${name} invalid ${code} ${field ?? ''}`)?.times
      if (times) log.warn({ gateway: name, code, field, times }, 'A gateway found a request invalid')
      return { kind: 'refused', code: error.code }
    }
    if (error instanceof GatewayUnavailable || error instanceof TargetRestsError)
      return { kind: 'refused', code: 'gateway_unavailable' }
    if (error instanceof GatewayAccessDenied) {
      const times = limitLog(`gateway ${name} denied`)?.times
      if (times) log.error({ gateway: name, times }, 'A gateway refuses the credentials of a church')
      return { kind: 'refused', code: 'gateway_access_denied' }
    }
    // Only the error's name: what a gateway or a library writes may repeat what it was sent.
    const reason = error instanceof Error ? error.name : 'unknown'
    const times = limitLog(`gateway ${name} ${reason}`)?.times
    if (times) log.warn({ gateway: name, error: reason, times }, 'A gateway gave no answer')
    return { kind: 'unknown' }
  }
}
