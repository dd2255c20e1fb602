import { toCanary } from '@narthex/api/testing/seeded-churches'
import { openSeededPlatform, type SeededPlatform } from '@narthex/api/testing/seeded-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepAliveLoad } from './testing/keep-alive-load.ts'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, type ServerProcess, startServer } from './testing/server-process.ts'

const host = 'videira.narthex.test'

/* With 32 readers, on its own data folder, by either signal, and with requests in every state: `stop.deep.integration.test.ts`. */
describe('a process of the product', () => {
  let database: SeededPlatform
  let server: ServerProcess

  beforeAll(async () => {
    database = await openSeededPlatform()
    server = await startServer({ DATABASE_URL: database.databaseUrl })
  })
  afterAll(async () => {
    endEverything()
    await database?.close()
  })

  it('serves its churches once it has started', async () => {
    expect(await sendRaw(server.port, rawGet('/about', `Host: ${host}`))).toMatchObject({
      status: 200,
      text: expect.stringContaining(toCanary(database.churches.videira)),
    })
  })

  it('that is told to stop under load finishes every request, closes and ends well', async () => {
    const load = keepAliveLoad(server.port, host, 8)
    await expect.poll(load.answeredByEach, { timeout: 30_000 }).toBeGreaterThan(6)
    server.child.kill('SIGTERM')
    await load.over
    expect(load.failures).toEqual([])
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
    await expect(sendRaw(server.port, rawGet('/', `Host: ${host}`))).rejects.toThrow('ECONNREFUSED')
  })
})
