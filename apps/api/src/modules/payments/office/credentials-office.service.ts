import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { OfficeGateway } from '@narthex/contract/payments/payment-settings.schemas'
import { type RemoteGatewayName, remoteGatewayNames } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { conflict, invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { toWebhookUrl } from '../methods/gateway-calls.service.ts'
import {
  deleteCredentials,
  findSettings,
  listCredentialDates,
  listMethods,
  updateWebhookToken,
} from '../methods/settings.queries.ts'
import { credentialsRecord, paymentSettingsRecord } from '../methods/settings.records.ts'
import { makeWebhookToken, saveGatewayCredentials } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'

/** Payment needs, with the credentials that each gateway asks of a church. */
export interface CredentialNeeds extends PaymentNeeds {
  readonly gatewayCredentials: Readonly<Record<RemoteGatewayName, z.ZodObject>>
}

/** The gateways of this build with what they want of the church, and since when they have it. */
export function listOfficeGateways(
  platform: Pick<CredentialNeeds, 'domain' | 'gateways' | 'gatewayCredentials'>,
  call: ChurchCall,
): Promise<OfficeGateway[]> {
  return call.inChurch(async (work) => {
    const dates = await listCredentialDates(work)
    const token = (await findSettings(work))?.chaveAviso
    return remoteGatewayNames.flatMap((gateway) => {
      const abilities = platform.gateways.find(gateway, call.church)?.abilities
      if (!abilities) return []
      const metodos = abilities.methods.map(({ method, currencies }) => ({
        codigoMetodoPagamento: methodCodes[method],
        moedas: [...currencies],
      }))
      return {
        gateway,
        metodos,
        flagEstornoParcial: abilities.canRefundInPart,
        campos: listFields(platform.gatewayCredentials[gateway]),
        dataCredenciais: dates.get(gateway)?.toISOString() ?? null,
        enderecoAvisos: token === undefined ? null : toWebhookUrl(platform, call.church, gateway, token),
      }
    })
  })
}

function listFields({ shape }: z.ZodObject): OfficeGateway['campos'] {
  return Object.entries(shape).map(([nome, field]) => ({
    nome,
    opcoes: field instanceof z.ZodEnum ? field.options.map(String) : null,
  }))
}

/** Replaces all credentials of the church at a gateway. Throws VALIDATION, whose messages hold no value. */
export async function enterCredentials(
  platform: CredentialNeeds,
  call: MemberCall,
  gateway: RemoteGatewayName,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const { success, error } = platform.gatewayCredentials[gateway].strict().safeParse(fields)
  if (!success)
    throw invalid(
      error.issues
        .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [issue.path]))
        .map((path) => ({ path: ['body', 'campos', ...path].join('.'), message: 'Not what this gateway expects' })),
    )
  await saveGatewayCredentials(call, gateway, fields)
}

/** Idempotent. Throws CONFLICT while a method uses the gateway: its payers would be refused. */
export async function removeCredentials(call: MemberCall, gateway: RemoteGatewayName): Promise<void> {
  const plan = { subject: { gateway }, isPublic: false, records: [credentialsRecord(gateway)] }
  await edit(call, { act: 'GATEWAY_CREDENTIALS_REMOVED', ...plan }, async ({ work, unchanged }) => {
    if ((await listMethods(work)).some((method) => method.gateway === gateway))
      throw conflict('A payment method uses this gateway.')
    if (!(await deleteCredentials(work, gateway))) unchanged(undefined)
  })
}

/** Makes a new address for the calls of gateways; the former one is refused from now on. NOT_FOUND without settings. */
export async function renewWebhookAddress(call: MemberCall): Promise<void> {
  const plan = { act: 'WEBHOOK_ADDRESS_RENEWED', isPublic: false, hold: paymentSettingsRecord() } as const
  await edit(call, plan, ({ work }) => updateWebhookToken(work, makeWebhookToken()))
}
