import { Agent } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import autocannon from 'autocannon'
import { answerTo } from './answer.ts'
import { type HttpRequest, toRequestOptions } from './http-request.ts'
import type { Delivered, Load, PacedLoad } from './load.ts'
import { summarize } from './shares.ts'

/** A task of the load process, with the number that identifies its result. */
export type LoadTask = { readonly id: number } & (
  | { readonly kind: 'burst'; readonly load: Load }
  | { readonly kind: 'paced'; readonly load: PacedLoad }
)

export type LoadOutcome = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string })

// A resident process on the load's core: starting a process per burst would take as long as the burst.
process.on('SIGINT', () => {})
process.once('disconnect', () => process.exit())
process.on('message', async ({ id, ...task }: LoadTask) => {
  const result = task.kind === 'burst' ? burst(task.load) : paced(task.load)
  const outcome: LoadOutcome = await result.then(
    (value) => ({ id, result: value }),
    (error: Error) => ({ id, error: error.message }),
  )
  process.send?.(outcome)
})

/** Sends requests as fast as they are answered. */
async function burst({ port, requests, connections, seconds, isAttack }: Load): Promise<Delivered> {
  const wired = requests.map(wiredByAutocannon)
  // Each connection would start with the first request: a login several times at once. Reads need no turns, which takes
  // less time.
  const isRotating = isAttack || requests.some(({ body }) => body !== undefined)
  let sent = 0
  const nextOfAll = wired
    .slice(0, 1)
    .map((first) => ({ ...first, setupRequest: () => wired[sent++ % wired.length] ?? first }))
  const outcome = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    // How often autocannon checks whether the time is over.
    sampleInt: 20,
    requests: isRotating ? nextOfAll : wired,
  })
  const { '2xx': successes, non2xx, errors, duration } = outcome
  return { requests: successes, seconds: duration, failures: non2xx + errors }
}

/** autocannon adds the length of a body itself; a second length would make the request invalid. */
function wiredByAutocannon(request: HttpRequest) {
  const { method, headers } = toRequestOptions(request)
  const { 'content-length': _, ...others }: Record<string, string> = { ...headers }
  return { ...request, method, headers: others }
}

/**
 * Sends each request at its scheduled time, also before earlier ones are answered. Returns the 99th percentile of each
 * in µs.
 */
async function paced({ port, requests, perSecond, seconds }: PacedLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const begun = performance.now()
  const rounds = Math.floor((perSecond * seconds) / requests.length)
  const each = requests.map(async (request, place) => {
    const answered = Array.from({ length: rounds }, async (_, round) => {
      const due = begun + ((round * requests.length + place) * 1000) / perSecond
      await after(Math.max(0, due - performance.now()))
      return microsToAnswer(port, request, agent)
    })
    return summarize(await Promise.all(answered)).p99
  })
  return Promise.all(each).finally(() => agent.destroy())
}

async function microsToAnswer(port: number, request: HttpRequest, agent: Agent): Promise<number> {
  const begun = performance.now()
  const { status } = await answerTo(port, request, agent)
  if (status !== 200) throw new Error(`${request.path} answered ${status}`)
  return (performance.now() - begun) * 1000
}
