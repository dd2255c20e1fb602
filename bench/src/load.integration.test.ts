import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { listening } from './contestants/listening.ts'
import { drive, drivePaced } from './load.ts'

const requests = [{ path: '/', headers: { host: 'localhost' } }]
const burst = { requests, connections: 2, seconds: 0.1 }

/** A server that refuses every other request. */
async function startBusyServer(): Promise<number> {
  let count = 0
  const server = createServer((_request, response) => response.writeHead(++count % 2 ? 503 : 200).end())
  onTestFinished(() => void server.close())
  return listening(server)
}

test('a load of which requests are refused is no measurement, sent at once or evenly', async () => {
  const port = await startBusyServer()
  await expect(drive({ port, ...burst })).rejects.toThrow(/^\d+ of \d+ requests failed$/)
  await expect(drivePaced({ port, requests, perSecond: 40, seconds: 0.1 })).rejects.toThrow('/ answered 503')
})

test('an attack may be refused and counts the refusals', async () => {
  const { requests: answered, failures } = await drive({ port: await startBusyServer(), ...burst, isAttack: true })
  expect(answered).toBeGreaterThan(0)
  expect(failures).toBeGreaterThan(0)
})
