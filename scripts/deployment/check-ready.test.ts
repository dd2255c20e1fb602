import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

test.each([
  [200, 0],
  [503, 1],
])('a product that answers /readyz with %i ends the check with %i', async (status, code) => {
  const server = createServer((request, response) => response.writeHead(request.url === '/readyz' ? status : 404).end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  expect(await check(String((server.address() as AddressInfo).port))).toBe(code)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('the readiness check exits with 1 where the server does not answer', async () => {
  expect(await check('1')).toBe(1)
})

async function check(PORT: string): Promise<number> {
  const [code] = await once(spawn(process.execPath, [join(root, 'deploy/check-ready.mjs')], { env: { PORT } }), 'close')
  return code
}
