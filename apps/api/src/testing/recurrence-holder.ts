import { assembleApp } from '../app.ts'
import { chargeRecurrence } from '../modules/giving/recurrences/charges.service.ts'
import { listOpenCycles } from '../modules/giving/recurrences/cycles.queries.ts'
import { ChurchScope } from '../platform/scope/scope.ts'
import { openServerStorage, type Storage } from '../platform/storage.ts'
import { enteredBy } from '../platform/work/transactions.ts'
import { platformOn, storageOptions } from './test-platform.ts'

/** The recurring gift to charge, and the step at which the charge stops for ever. */
export interface HeldCharge {
  readonly secret: string
  readonly recurrenceId: string
  readonly now: string
  /** The cycle is claimed, its payment is not written; then: written, not sent; sent, the answer is on the way. */
  readonly stopsAt: 'before the attempt' | 'before sending' | 'before the answer'
}

if (process.argv[1]?.endsWith('recurrence-holder.ts')) {
  const { databaseUrl, ...charge }: HeldCharge & { readonly databaseUrl: string } = JSON.parse(process.argv[2] ?? '')
  console.log(await holdCharge(await openServerStorage(storageOptions(databaseUrl)), charge))
}

/** Charges a recurring gift and stops for ever at a step; gives that step. */
export async function holdCharge(
  storage: Pick<Storage, 'database' | 'bus'>,
  { secret, recurrenceId, now, stopsAt }: HeldCharge,
) {
  const platform = platformOn(storage, { secret, clock: () => new Date(now) })
  const church = await platform.directory.byHost('videira.narthex.test')
  if (!ChurchScope.is(church)) throw new Error('There is no church')
  const stopped = Promise.withResolvers<HeldCharge['stopsAt']>()
  const stop = (): Promise<never> => {
    stopped.resolve(stopsAt)
    return new Promise(() => undefined)
  }
  const whole = assembleApp(platform).needs
  const transactions = enteredBy(whole.transactions, async (at, run) => {
    // The first transaction after the claim begins the payment.
    const cycles = await whole.transactions.inChurch(at, (work) => listOpenCycles(work, recurrenceId))
    const isClaimed = cycles.length > 0
    if (stopsAt === 'before the attempt' && isClaimed) await stop()
    return whole.transactions.inChurch(at, run)
  })
  const needs: typeof whole = {
    ...whole,
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
  const charged = chargeRecurrence(needs, transactions.at(church), recurrenceId).then(() => 'done' as const)
  return Promise.race([stopped.promise, charged])
}
