import { type MemberStore, openMemberStore } from '@narthex/client/outbox/member-store'

/** Kind of the store's entries for copies of records: then follow kind, record and tab. */
export const kindOfCopies = 'officeDrafts'

/** Opens what this device keeps of the office. */
export const openCopies = (): Promise<MemberStore> => openMemberStore('office')
