import { createApiClient, NoResponseError } from '@narthex/contract/client'
import { csvDownload, pdfDownload } from '@narthex/contract/download'
import { defineEndpoint } from '@narthex/contract/endpoint'
import { httpTransport } from '@narthex/contract/http-transport'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { common } from '../../testing/dispatched-endpoints.ts'
import { openHttpApi } from '../../testing/http-api.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { silentLog } from '../../testing/test-platform.ts'
import { notFound } from '../errors/domain-error.ts'
import { createDispatcher } from './dispatcher.ts'
import { inProcessTransport } from './in-process.ts'
import { route, sendFile } from './route.ts'

const read = { ...common, method: 'GET' } as const
const getDocument = defineEndpoint({ ...read, ...pdfDownload, id: 'getDocument', path: '/document' })
const getTable = defineEndpoint({ ...read, ...csvDownload, id: 'getTable', path: '/table' })
const getBrokenTable = defineEndpoint({ ...read, ...csvDownload, id: 'getBrokenTable', path: '/broken' })
const getNothing = defineEndpoint({
  ...read,
  ...pdfDownload,
  id: 'getNothing',
  path: '/nothing-here',
  errors: ['NOT_FOUND'],
})

const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0xff])
const filename = 'Doações 2026.csv'

async function* lines(isBroken: boolean) {
  yield 'a;b\r\n'
  if (isBroken) throw new Error('The database is gone')
  yield 'ção;1\r\n'
}

const routes = [
  route(getDocument, async () => sendFile('receipt.pdf', bytes)),
  route(getTable, async () => sendFile(filename, lines(false))),
  route(getBrokenTable, async () => sendFile(filename, lines(true))),
  route(getNothing, async () => {
    throw notFound()
  }),
]

describe('a call that answers a file', () => {
  let app: FastifyInstance
  let baseUrl: string

  const test = setUpSeededChurches()

  beforeAll(async () => {
    app = openHttpApi(test.platform, routes)
    // A browser sends the host of the church; this client can name no other than the server's own address.
    app.addHook('onRequest', async ({ headers }) => {
      headers.host = 'videira.narthex.test'
    })
    baseUrl = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/v1`
  })
  afterAll(() => app.close())

  const overHttp = () => createApiClient(httpTransport(baseUrl, () => undefined))
  const inProcess = () => {
    const dispatch = createDispatcher(routes, test.platform)
    return createApiClient(
      inProcessTransport(dispatch, { tenant: test.videira, actor: undefined }, 'r1', { log: silentLog }),
    )
  }

  it('is a download that no one keeps or takes for another type', async () => {
    const { status, headers } = await fetch(`${baseUrl}/document`)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=receipt.pdf',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
    })
    const table = await fetch(`${baseUrl}/table`)
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  it.each([
    ['over HTTP', overHttp],
    ['in process', inProcess],
  ])('reaches its client as a blob with its name %s', async (_, open) => {
    const document = await open().call(getDocument, {})
    expect(document.filename).toBe('receipt.pdf')
    expect(document.blob.type).toBe('application/pdf')
    expect(new Uint8Array(await document.blob.arrayBuffer())).toEqual(bytes)
    const table = await open().call(getTable, {})
    expect(table.filename).toBe(filename)
    expect(await table.blob.text()).toBe('a;b\r\nção;1\r\n')
  })

  it.each([
    ['over HTTP', overHttp],
    ['in process', inProcess],
  ])('is refused with an error as any other call %s', async (_, open) => {
    await expect(open().call(getNothing, {})).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  it('that fails in the middle is not taken for a whole file', async () => {
    await expect(overHttp().call(getBrokenTable, {})).rejects.toThrow(NoResponseError)
    await expect(inProcess().call(getBrokenTable, {})).rejects.toMatchObject({ status: 500 })
  })
})
