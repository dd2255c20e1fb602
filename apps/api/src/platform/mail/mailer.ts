import type { Locale } from '@narthex/contract/locale'
import type { ChurchWork } from '../work/church-work.ts'

export const mailKinds = [
  'activation',
  'recovery',
  'welcome',
  'password-changed',
  'deletion-asked',
  'deletion-done',
  'new-device',
  'factor-added',
  'factor-removed',
  'factors-reset',
  'recovery-code-used',
  'second-factor-failed',
  'sessions-ended',
  'membership-closed',
  'membership-reopened',
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
  /** Queues a mail: it is sent if and only if the work commits. */
  send(work: ChurchWork, mail: Mail): Promise<void>
}
