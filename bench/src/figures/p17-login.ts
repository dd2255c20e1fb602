import { startContestant } from '../contestant.ts'
import { compareCosts, costsInTurns } from '../cost.ts'
import type { Figure, Reading, Settings } from '../figure.ts'
import type { HttpRequest } from '../http-request.ts'
import { drive, drivePaced } from '../load.ts'
import { logIn } from '../log-in.ts'
import { startProduct } from '../product.ts'
import { ratioReading } from '../readings.ts'
import { logins, visit, visited } from '../requests.ts'
import { takeTurns } from '../rounds.ts'
import type { Amount } from '../size.ts'

/** More than the product checks concurrently, fewer than trigger a captcha. */
const connections = 8

/** Logging in against bare argon2id, and how long other requests wait during a flood of logins. */
export const login: Figure = {
  id: 'P17',
  data: ['demo'],
  async measure(settings) {
    await using product = await startProduct(settings.databases)
    await using bare = await startContestant('bare-argon2.ts', undefined)
    const { ours, reference } = await costsInTurns(settings, {
      ours: { contestant: product, requests: logins, connections },
      reference: { contestant: bare, requests: logins, connections },
    })
    return [
      compareCosts('login ÷ bare argon2id', ours, reference, { atLeast: 0.85 }),
      ...(await waiting(product.port, settings)),
    ]
  },
}

/** Leaves the server idle most of the time. */
const perSecond = 240
const seconds: Amount = { full: 2, smoke: 0.2 }

/** Duration of other calls, of several kinds in turn, with and without a flood of logins. */
async function waiting(port: number, { rounds, size }: Settings): Promise<Reading[]> {
  const { token } = await logIn(port)
  const me = visit('/api/v1/me')
  const routes: Record<string, HttpRequest> = {
    'a cached home': visit('/', { accepts: 'br' }),
    'a list of events': visit(`/api/v1/igreja/${visited}/evento/`),
    'who is logged in': { ...me, headers: { ...me.headers, authorization: `Bearer ${token}` } },
  }
  const alone = () => drivePaced({ port, requests: Object.values(routes), perSecond, seconds: seconds[size] })
  const times = await takeTurns(
    rounds,
    {
      alone,
      flooded: async () => {
        const flood = drive({ port, requests: logins, connections, seconds: seconds[size] + 0.5 })
        const [waited] = await Promise.all([alone(), flood])
        return waited
      },
    },
    { isWarm: true },
  )
  return Object.keys(routes).map((name, route) => {
    const [flooded, undisturbed] = [times.flooded, times.alone].map((all) =>
      all.map((each) => each[route] ?? Number.NaN),
    )
    const compared = { ours: flooded ?? [], reference: undisturbed ?? [] }
    return ratioReading(`${name} while many log in ÷ alone, 99 of 100`, 'µs', compared, { atMost: 1.5 })
  })
}
