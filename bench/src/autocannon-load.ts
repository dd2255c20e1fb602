import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Delivered, Load } from './load.ts'

/** A process of its own: the load in the file named by the first argument, the outcome as a line of JSON. */
const { port, requests, connections, seconds }: Load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const {
  '2xx': successes,
  non2xx,
  errors,
  duration,
} = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  requests: requests.map((request) => ({ method: 'GET', ...request })),
})
const delivered: Delivered = { requests: successes, seconds: duration, failures: non2xx + errors }
console.log(JSON.stringify(delivered))
