import { startContestant } from '../contestant.ts'
import type { ProductOptions } from '../contestants/product.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { drive } from '../load.ts'
import { logIn } from '../log-in.ts'
import { logins, visit, visited } from '../requests.ts'
import { median, ratioOf, takeTurns } from '../rounds.ts'

/** More than the product checks at once, fewer than make it ask for a captcha. */
const connections = 8

/** Logging in against bare argon2id, and what everybody else waits meanwhile. */
export const login: Figure = {
  id: 'P17',
  async measure({ rounds }) {
    const options: ProductOptions = { forgets: 'nothing', copies: 0 }
    await using product = await startContestant('product.ts', options)
    await using bare = await startContestant('bare-argon2.ts', undefined)
    const { ours, reference } = await costsInTurns(rounds, {
      ours: { contestant: product, requests: logins, connections },
      reference: { contestant: bare, requests: logins, connections },
    })
    return [
      compareCosts('login ÷ bare argon2id', ours, reference, { atLeast: 0.85 }),
      ...(await waiting(product.port, rounds)),
    ]
  },
}

/** How long other calls take, at a rate that leaves the server idle most of the time, with and without a flood of logins. */
async function waiting(port: number, rounds: number): Promise<Reading[]> {
  const { token } = await logIn(port)
  const me = visit('/api/v1/me')
  const routes: Record<string, HttpRequest> = {
    'a cached home': visit('/', { accepts: 'br' }),
    'a list of events': visit(`/api/v1/igreja/${visited}/evento/`),
    'who is logged in': { ...me, headers: { ...me.headers, authorization: `Bearer ${token}` } },
  }
  const readings: Reading[] = []
  for (const [name, request] of Object.entries(routes)) {
    const others = () => drive({ port, requests: [request], connections: 1, seconds: 2, perSecond: 100 })
    const times = await takeTurns(rounds, {
      alone: async () => (await others()).p99,
      meanwhile: async () => {
        const flood = drive({ port, requests: logins, connections, seconds: 3 })
        const { p99 } = await others()
        await flood
        return p99
      },
    })
    readings.push({
      what: `${name} while many log in ÷ alone, 99 of 100`,
      unit: 'µs',
      ours: median(times.meanwhile),
      reference: median(times.alone),
      ...ratioOf(times.meanwhile, times.alone),
      goal: { atMost: 1.5 },
    })
  }
  return readings
}
