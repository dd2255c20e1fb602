import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { wireOf } from './http-request.ts'
import type { Delivered, Load } from './load.ts'

/** A process of its own: the load in the file named by the first argument, the outcome as a line of JSON. */
const { port, requests, connections, seconds, perSecond }: Load = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
)
const {
  '2xx': successes,
  non2xx,
  errors,
  duration,
  latency,
} = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  ...(perSecond ? { overallRate: perSecond } : {}),
  requests: requests.map((request) => ({ ...request, ...wireOf(request) })),
})
const delivered: Delivered = {
  requests: successes,
  seconds: duration,
  p99: latency.p99 * 1000,
  failures: non2xx + errors,
}
console.log(JSON.stringify(delivered))
