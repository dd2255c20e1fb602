import type { Server } from 'node:http'
import { buildApi } from '@narthex/api/build-api'
import { routerOptions } from '@narthex/api/platform/http/fastify-routes'
import { type FastifyInstance, fastify } from 'fastify'
import pg from 'pg'
import { findGiftBody, gifts, paymentBodyFor, payments } from '../pay-order.ts'
import { config, type DemoOptions, openDemo } from '../platform.ts'
import { prepareReplay, type Recording, recordCall, watchStatements } from '../recorded-statements.ts'
import { nextAddress, visit } from '../requests.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

/** Fastify that answers a gift and its payment with the statements that the product sends for them, and nothing else. */
contest(async ({ databaseUrl, filesFolder }: DemoOptions) => {
  watchStatements()
  const { platform, close } = await openDemo({ databaseUrl, filesFolder })
  const product = fastify({ routerOptions })
  await product.register(buildApi(platform).plugin)
  const [gift, payment] = await recordBoth(product)
  await product.close()
  await close()

  const pool = new pg.Pool({ connectionString: databaseUrl, max: config.databasePool })
  const app = fastify({ logger: false })
  for (const [path, replay] of [
    [gifts, gift],
    [payments, payment],
  ] as const)
    app.post(path, async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(await replay(pool, request.body as object)),
    )
  await app.ready()
  return { port: await listening(app.server as Server) }
})

async function recordBoth(product: FastifyInstance) {
  const { headers } = visit('')
  const send = async (url: string, payload: object) => {
    const { statusCode, body } = await product.inject({
      method: 'POST',
      url,
      headers,
      payload,
      remoteAddress: nextAddress(),
    })
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
    return body
  }
  const makeGift = await findGiftBody(async (url) => (await product.inject({ url, headers })).body)
  const recordings: [Recording, Recording][] = []
  // The first call fills the caches: what is recorded is what each further call sends.
  for (let each = 0; each < 3; each++) {
    const body = makeGift()
    const gift = await recordCall(body, () => send(gifts, body))
    const paid = paymentBodyFor(gift.answer)
    recordings.push([gift, await recordCall(paid, () => send(payments, paid))])
  }
  const [, first, second] = recordings
  if (!first || !second) throw new Error('Nothing was recorded')
  return [prepareReplay(first[0], second[0]), prepareReplay(first[1], second[1])] as const
}
