import { type PrayerErrorCode, prayerErrors } from '@narthex/contract/prayer/prayer.errors'
import { DomainError, invalid } from '../../platform/http/domain-error.ts'

const prayer = (code: PrayerErrorCode, message: string) => new DomainError(prayerErrors[code], code, message)

export const prayerLimit = () => prayer('PRAYER_LIMIT', 'This is as often as one may ask in a day')
export const ownPrayer = () => prayer('OWN_PRAYER', 'This prayer is your own')
export const notRenewable = () => prayer('NOT_RENEWABLE', 'This prayer cannot be put on the wall for longer')
export const notForTheWall = () => prayer('NOT_FOR_THE_WALL', 'This was asked of the pastors alone')

export const noSuchReason = () => invalid([{ path: 'body.idOracaoMotivo', message: 'Not a reason of this church' }])
export const phoneNeeded = () => invalid([{ path: 'body.telefone', message: 'A phone is needed for a call' }])
