import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'

/** Runs when a member leaves the church, in the transaction that closes the membership. An error keeps it open. */
export type MemberLeavesListener = (work: ChurchWork, memberId: MemberId) => Promise<void>

/** Whether public pages of the church name the member. */
export type PublicNaming = (work: ChurchWork, memberId: MemberId) => Promise<boolean>

/** Modules that act when a member leaves. */
export interface MemberLeaves {
  readonly memberLeaves: readonly MemberLeavesListener[]
}

/** Modules whose public pages may name members. */
export interface NamedOnPages {
  readonly namedOnPages: readonly PublicNaming[]
}
