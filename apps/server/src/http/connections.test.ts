import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { endWith } from './connections.ts'

it('what was ended with a last answer does not stay open for a client who never closes', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  const [served] = (await once(server, 'connection')) as [Socket]
  endWith('the last\r\n', served)
  expect(String(await once(client, 'data'))).toBe('the last\r\n')
  expect(served.destroyed).toBe(false)
  await once(served, 'close')
  client.destroy()
  server.close()
})
