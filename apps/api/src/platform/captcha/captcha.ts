import type { CaptchaChallenge } from '@narthex/contract/captcha/captcha.endpoints'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { ChurchScope } from '../scope/scope.ts'
import type { Directory } from '../tenancy/directory.ts'
import type { Transactions } from '../work/transactions.ts'

/** Where a form is sent: at the site, unless it is said. */
export interface CaptchaPlace {
  readonly isOffice?: boolean
}

/** Keeps machines from filling in a church's forms. */
export interface Captcha {
  /** Makes the challenge that the sender of a form of this church has to solve. */
  challenge(church: ChurchScope, where?: CaptchaPlace): Promise<CaptchaChallenge>
  /** Takes an answer once. Throws INVALID_CAPTCHA for a wrong, old or used one, and for another church's. */
  verify(church: ChurchScope, token: string, where?: CaptchaPlace): Promise<void>
}

export interface CaptchaOptions {
  readonly transactions: Pick<Transactions, 'inChurch'>
  readonly directory: Directory
  readonly clock: Clock
  readonly log: Log
  /** Signs the challenges; the same for every process. */
  readonly secret: string
}
