import { withRecurrences } from '../module-needs.ts'
import { chargeRecurrence } from '../modules/giving/recurrences/charges.service.ts'
import { listOpenCycles } from '../modules/giving/recurrences/cycles.queries.ts'
import type { RecurrenceNeeds } from '../modules/giving/recurrences/recurrence-needs.ts'
import { ChurchScope } from '../platform/scope/scope.ts'
import { openServerStorage } from '../platform/storage.ts'
import { platformOn, storageOptions } from './test-platform.ts'

/** What the program charges, and where it stops for ever. */
export interface HeldCharge {
  readonly databaseUrl: string
  readonly secret: string
  readonly recurrenceId: string
  readonly now: string
  /** The cycle is claimed, its payment is not written; then: written, not sent; sent, the answer is on the way. */
  readonly stopsAt: 'before the attempt' | 'before sending' | 'before the answer'
}

if (process.argv[1]?.endsWith('recurrence-holder.ts')) await hold(JSON.parse(process.argv[2] ?? '{}'))

/** Charges a recurring gift, and stops for ever at a step, to be killed there. */
async function hold({ databaseUrl, secret, recurrenceId, now, stopsAt }: HeldCharge): Promise<void> {
  const storage = await openServerStorage(storageOptions(databaseUrl))
  const platform = platformOn(storage, { secret, clock: () => new Date(now) })
  const church = await platform.directory.byHost('videira.narthex.test')
  if (!ChurchScope.is(church)) throw new Error('There is no church')
  const stop = (): Promise<never> => {
    console.log(stopsAt)
    return new Promise(() => undefined)
  }
  const whole = withRecurrences(platform)
  const needs: RecurrenceNeeds = {
    ...whole,
    transactions: {
      ...whole.transactions,
      async inChurch(at, run) {
        // The first transaction after the claim begins the payment.
        const cycles = await whole.transactions.inChurch(at, (work) => listOpenCycles(work, recurrenceId))
        const isClaimed = cycles.length > 0
        if (stopsAt === 'before the attempt' && isClaimed) await stop()
        return whole.transactions.inChurch(at, run)
      },
    },
    gateways: {
      find(name, at) {
        const gateway = whole.gateways.find(name, at)
        return (
          gateway && {
            ...gateway,
            async create(...given) {
              if (stopsAt === 'before the answer') await gateway.create(...given)
              return stop()
            },
          }
        )
      },
    },
  }
  await chargeRecurrence(needs, church, recurrenceId)
}
