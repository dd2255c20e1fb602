import type { Locale } from '@narthex/contract/locale'
import type { Tx } from '../database/database.ts'
import type { ChurchScope } from '../tenancy/scope.ts'

export const mailKinds = [
  'activation',
  'recovery',
  'welcome',
  'password-changed',
  'deletion-asked',
  'deletion-done',
  'new-device',
] as const
export type MailKind = (typeof mailKinds)[number]

/** An e-mail to one person in the church's name. What it says and how it looks follow from its kind. */
export interface Mail {
  readonly to: string
  readonly kind: MailKind
  readonly locale: Locale
  /** What its text speaks of: `nome`, `link`, `dispositivo`, `momento` (ISO 8601); people wrote some of it. */
  readonly data: Readonly<Record<string, string>>
}

export interface Mailer {
  /**
   * Resolves once the mail is sure to be sent, not when it was. With the caller's transaction it is sent if and only if
   * that commits; a caller who is in one must give it.
   */
  send(church: ChurchScope, mail: Mail, tx?: Tx): Promise<void>
}
