import type { MemberId } from '../../../platform/ids.ts'
import { tableRecords } from '../../../platform/work/records.ts'
import { carteirinha } from './cards.tables.ts'

const cards = tableRecords(carteirinha, { key: 'memberId', without: ['emitidaEm'], veiled: ['codigo'] })

/** A member's card; its code opens what it proves, so it is not kept. */
export const cardRecord = (memberId: MemberId) => cards(memberId, memberId)
