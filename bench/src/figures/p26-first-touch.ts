import { fetchSuccess } from '../answer.ts'
import { startContestant } from '../contestant.ts'
import type { OneFilePageOptions } from '../contestants/one-file-page.ts'
import type { Figure, Reading } from '../figure.ts'
import { firstTaps } from '../first-taps.ts'
import { atMost } from '../first-visit.ts'
import { startProduct } from '../product.ts'
import { ratioReading, singleReading } from '../readings.ts'
import { hostOfVisited, visit } from '../requests.ts'
import { takeTurns } from '../rounds.ts'
import type { Amount } from '../size.ts'
import { type FirstTap, hasBrowser, type SlowPhone, startSlowPhone, type TapOutcome } from '../slow-line.ts'

/** Each round takes half a minute for a page. */
const mostRounds = 3
/** Pages of a smoke: each takes ten seconds and more. */
const mostPages: Amount = { full: Number.POSITIVE_INFINITY, smoke: 1 }

/** The first tap on pages that need the app, on a slow phone and a slow line; beside the same page with one script. */
export const firstTouch: Figure = {
  id: 'P26',
  data: ['demo'],
  missing: () => (hasBrowser() ? undefined : 'there is no Chromium on the PATH, and no CHROMIUM_PATH'),
  async measure({ rounds, size, databases }) {
    await using product = await startProduct(databases)
    await using phone = await startSlowPhone(hostOfVisited)
    const readings: Reading[] = []
    for (const [what, tap] of Object.entries(firstTaps).slice(0, mostPages[size])) {
      readings.push(...(await measureTap(phone, product.port, { what, tap, rounds: Math.min(rounds, mostRounds) })))
    }
    return readings
  },
}

async function measureTap(
  phone: SlowPhone,
  port: number,
  { what, tap, rounds }: { what: string; tap: FirstTap; rounds: number },
): Promise<Reading[]> {
  const { bytes, documentBytes } = await phone.tap(port, tap)
  const { body } = await fetchSuccess(port, visit(tap.path))
  const options: OneFilePageOptions = {
    pages: { [tap.path]: { html: body.toString(), scriptBytes: bytes - documentBytes } },
  }
  await using oneFile = await startContestant('one-file-page.ts', options)
  const worked = "'worked' in document.documentElement.dataset"
  const { ours, one } = await takeTurns(
    rounds,
    {
      ours: () => phone.tap(port, tap),
      one: () => phone.tap(oneFile.port, { ...tap, answered: worked, working: worked }),
    },
    { isWarm: true, settleBy: ({ working }) => working },
  )
  const of = (read: (outcome: TapOutcome) => number) => ours.map(read)
  const works = { ours: of(({ working }) => working), reference: one.map(({ working }) => working) }
  return [
    singleReading(
      `${what}: tap to answer`,
      's',
      of(({ answered }) => answered),
      atMost(2.5),
    ),
    singleReading(`${what}: visit to what the tap asked for`, 's', works.ours, atMost(4)),
    ratioReading(`${what}: the same ÷ all bytes in one file`, 's', works, atMost(1.5)),
    singleReading(
      `${what}: requests of the app`,
      'requests',
      of(({ requests }) => requests.length),
      atMost(20),
    ),
    singleReading(
      `${what}: layout shift`,
      '',
      of(({ layoutShift }) => layoutShift),
      atMost(0.02),
    ),
  ]
}
