import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { describeChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { muted } from '@narthex/api/testing/with-bus'
import { readConfig } from '../config.ts'
import { createMetrics } from '../http/metrics.ts'
import { buildHttpServer } from '../http-server.ts'
import { createLog } from '../log.ts'
import { workerRenderer } from '../pages/worker-renderer.ts'
import { openProduct } from '../product.ts'

/** An edit to make as the church's editor. `isMuted` skips the announcement to other processes, for a control. */
export interface Edit {
  readonly host: string
  readonly nome: string
  readonly isMuted?: boolean
}

/** Messages: the port once it serves, then the new name of each acknowledged edit. */
export type EditingServerMessage = { readonly port: number } | { readonly nome: string }

if (import.meta.main) await serve()

/** A process of the product that serves its churches and edits them on request. */
async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('silent')
  const product = await openProduct(config, log)
  const metrics = createMetrics()
  const renderer = workerRenderer({ log })
  const app = await buildHttpServer({ config, product, renderer, metrics, log, isStopping: () => false })
  await app.listen({ port: 0, host: '127.0.0.1' })

  const { platform } = product
  process.on('message', async ({ host, nome, isMuted = false }: Edit) => {
    const church = await platform.directory.byHost(host)
    if (!ChurchScope.is(church)) throw new Error(`There is no church at ${host}`)
    const { transactions } = isMuted ? muted(platform) : platform
    await describeChurch(createOwnCall(transactions.at(church)), { nome })
    say({ nome })
  })
  // A killed process does not close by itself.
  flushCompileCache()
  say({ port: (app.server.address() as AddressInfo).port })
}

function say(message: EditingServerMessage): void {
  process.send?.(message)
}
