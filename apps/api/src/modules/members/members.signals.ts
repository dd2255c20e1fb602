import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'

/** Runs when a member leaves the church, in the transaction that closes the membership. An error keeps it open. */
export type MemberLeavesListener = (work: ChurchWork, memberId: MemberId) => Promise<void>

/** Whether public pages of the church name the member. */
export type PublicNaming = (work: ChurchWork, memberId: MemberId) => Promise<boolean>

/** Listeners for the end of a membership, and questions to modules about a member. */
export interface MemberSignals {
  /** Modules that act when a member leaves. */
  readonly memberLeaves: readonly MemberLeavesListener[]
  /** Modules whose public pages may name members. */
  readonly namedOnPages: readonly PublicNaming[]
}

export const noMemberSignals: MemberSignals = { memberLeaves: [], namedOnPages: [] }

declare module '../../platform/modules/module.ts' {
  interface Signals extends MemberSignals {}
}

/** Services that close a membership. */
export interface MemberLeaves {
  readonly signals: Pick<MemberSignals, 'memberLeaves'>
}

/** Services that change what public pages may show of a member. */
export interface NamedOnPages {
  readonly signals: Pick<MemberSignals, 'namedOnPages'>
}
