import type { PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { RecordPlace } from '../../platform/work/records.ts'

/** The care of a prayer was done, or is open again. */
export interface CareMove {
  readonly prayerId: PrayerId
  readonly isDone: boolean
}

/** Runs in the transaction that moves the item, before the item is locked. `watch` names records that it changes. */
export type CareListener = (
  work: ChurchWork,
  move: CareMove,
  watch: (...places: readonly RecordPlace[]) => Promise<void>,
) => Promise<void>

/** Listeners for what happens to care. */
export interface CareSignals {
  readonly careMoved: readonly CareListener[]
}

export const noCareSignals: CareSignals = { careMoved: [] }

/** The words and the address of a connect card. */
export interface CareCard {
  readonly nome: string
  readonly telefone: string | null
  readonly email: string | null
  readonly mensagem: string | null
}

/** The words of a prayer, and how its author wants to be reached. */
export interface CarePrayer {
  readonly mensagem: string
  readonly telefone: string | null
  readonly flagLigacao: boolean
  readonly flagVisita: boolean
}

/** Asks for connect cards and prayers by their ids; those that are gone are missing. */
export interface CareSources {
  readonly findConnectCards: (work: ChurchWork, ids: readonly number[]) => Promise<ReadonlyMap<number, CareCard>>
  readonly findCarePrayers: (work: ChurchWork, ids: readonly PrayerId[]) => Promise<ReadonlyMap<PrayerId, CarePrayer>>
}

declare module '../../platform/modules/module.ts' {
  interface Signals extends CareSignals {}
  interface Provided extends CareSources {}
}

/** Parts of others that the care inbox stands on. */
export interface CareNeeds extends CareSources {
  readonly signals: CareSignals
}
