import type { ModuleCode } from '@narthex/contract/church-codes'
import type { MemberId } from '../../../platform/ids.ts'
import type { JobOptions } from '../../../platform/jobs/jobs.ts'
import type { RepeatedCharge } from '../../../platform/recurring/attempt-key.ts'
import type { Tries } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** A charge with the code of the order by which it is paid. */
export interface OrderedTries<State extends string> extends Tries<State> {
  readonly pedidoCodigo: string | null
}

/**
 * A kind of recurring charges: the rows that keep them, and their names in jobs and keys. Each module that takes money
 * regularly has its own, and keeps its own calendar.
 */
export interface ChargeKind<State extends string, Charge extends OrderedTries<State>, Commitment> {
  /** Nothing is charged while the church has it switched off. */
  readonly module: ModuleCode
  /** The state of a charge that is given up. */
  readonly givenUp: State
  /** A charge as the keys and references of its tries name it. Never changed: keys of earlier tries are found by it. */
  readonly nameCharge: (charge: Charge) => RepeatedCharge
  /** Plans a look at what is due of a commitment. */
  readonly enqueue: (work: ChurchWork, id: string, options: JobOptions) => Promise<void>
  readonly find: (work: ChurchWork, id: string) => Promise<{ readonly memberId: MemberId } | undefined>
  /** Locks the commitment. */
  readonly hold: (work: ChurchWork, id: string) => Promise<Commitment | undefined>
  /** Whether the commitment waits, as it is, while its church rehearses. */
  readonly waitsForLive: (work: ChurchWork, commitment: Commitment) => Promise<boolean>
  /** Returns false where the charge is in none of the states. */
  readonly update: (
    work: ChurchWork,
    charge: Charge,
    from: readonly (State | 'COBRANDO')[],
    change: Partial<Tries<State>>,
  ) => Promise<boolean>
}
