import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { refusal } from './testing/refused-start.ts'
import { endEverything, temporaryFolder } from './testing/server-process.ts'

afterAll(endEverything)

/* Every other reason is in `start.deep.integration.test.ts`. */
describe('a start that cannot succeed says why in one line', () => {
  it('when a setting is wrong', async () => {
    expect(await refusal({ LOG_LEVEL: 'loud' })).toContain('LOG_LEVEL')
  })

  it.each(['PORT', 'METRICS_PORT'])('when %s is busy, before a database is made', async (name) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const DATA_FOLDER = temporaryFolder()
    expect(await refusal({ DATA_FOLDER, [name]: String(port) })).toContain(`Port ${port} is busy`)
    taken.close()
    expect(readdirSync(DATA_FOLDER)).toEqual([])
  })

  it('when a server’s database is to be reset', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, ['serve', '--reset'])).toContain('--reset')
  })
})
