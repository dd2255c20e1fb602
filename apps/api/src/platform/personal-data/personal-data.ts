import type { AccountId, MemberId } from '../ids.ts'
import type { ChurchWork } from '../work/church-work.ts'

/** A person at a church: their login, null without one, and who they are there. */
export interface DataSubject {
  readonly accountId: AccountId | null
  readonly memberId: MemberId
}

/** Rows as their owner may see them, by the name of what keeps them. */
export type Told = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/**
 * Personal data that a domain keeps, declared beside its tables (`*.personal-data.ts`) and listed in its `module.ts`. A
 * test reads the catalogue: no table that names a person is without a declaration.
 */
export interface PersonalData {
  /** The tables that it speaks for. */
  readonly tables: readonly string[]
  /** Tells all that the church holds of the person, without secrets and without anybody else. */
  tell(work: ChurchWork, person: DataSubject): Promise<Told>
  /** Removes it; what must be kept is kept without saying whose it was. May run twice. */
  erase(work: ChurchWork, person: DataSubject): Promise<void>
}
