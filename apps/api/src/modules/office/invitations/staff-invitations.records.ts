import { tableRecords } from '../../../platform/work/records.ts'
import { conviteEquipe } from './staff-invitations.tables.ts'

/** History tells that an invited person's name changed, and not what it was: they are no member yet. */
export const invitationRecord = tableRecords(conviteEquipe, { veiled: ['nome', 'sobrenome'] })
