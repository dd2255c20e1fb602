import { gatewayNames } from '@narthex/contract/payments/payment-states'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { churchInactive, hostUnknown, notFound } from '../../platform/errors/domain-error.ts'
import { noteCall } from '../../platform/http/refusals.ts'
import { ChurchScope, type Tenant } from '../../platform/scope/scope.ts'
import type { PaymentNeeds } from './payment-needs.ts'
import { receiveWebhook } from './webhooks.service.ts'

const longestBody = 256 * 1024

/**
 * `POST /webhook/{gateway}/{token}` on a church's host. No endpoint of the contract: signatures are made over the bytes of
 * the body, which is therefore not parsed.
 */
export function registerPaymentWebhooks(
  app: FastifyInstance,
  platform: PaymentNeeds,
  tenantOf: (request: FastifyRequest) => Promise<Tenant | undefined>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { gateway: string; token: string }; Body: Uint8Array | undefined }>(
      '/webhook/:gateway/:token',
      { schema: { hide: true }, bodyLimit: longestBody },
      async (request, reply) => {
        const { params, headers, body } = request
        noteCall(request, { hasSecretAddress: true })
        const church = await tenantOf(request)
        if (!church) throw hostUnknown()
        const gateway = gatewayNames.find((name) => name === params.gateway)
        if (!ChurchScope.is(church) || !gateway) throw notFound()
        if (!church.flagAtivo) throw churchInactive()
        const texts = Object.entries(headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        )
        const webhook = {
          gateway,
          token: params.token,
          headers: Object.fromEntries(texts),
          body: body ?? new Uint8Array(),
        }
        await receiveWebhook(platform, church, webhook)
        return reply.code(200).send('{}')
      },
    )
  })
}
