import { gatewayNames } from '@narthex/contract/payments/payment-states'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors/domain-error.ts'
import { requireActiveChurch } from '../../platform/http/admit-call.ts'
import type { Entrance } from '../../platform/http/entrance.ts'
import { noteCall } from '../../platform/http/refusals.ts'
import type { Needs } from '../../platform/platform.ts'
import type { PaymentNeeds } from './orders/payment-needs.ts'
import { receiveWebhook } from './webhooks/webhooks.service.ts'

const longestBody = 256 * 1024

/**
 * `POST /webhook/{gateway}/{token}` on a church's host. No endpoint of the contract: signatures are made over the bytes of
 * the body, which is therefore not parsed.
 */
export function registerPaymentWebhooks(
  app: FastifyInstance,
  platform: PaymentNeeds & Needs<'transactions'>,
  entrance: Pick<Entrance, 'findPlace'>,
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
        const { tenant } = await entrance.findPlace(request)
        const gateway = gatewayNames.find((name) => name === params.gateway)
        if (!gateway) throw notFound()
        const church = requireActiveChurch(tenant)
        const texts = Object.entries(headers).flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        )
        const webhook = {
          gateway,
          token: params.token,
          headers: Object.fromEntries(texts),
          body: body ?? new Uint8Array(),
        }
        await receiveWebhook(platform, platform.transactions.at(church), webhook)
        return reply.code(200).send('{}')
      },
    )
  })
}
