import type { MailKind } from '../../platform/mail/mailer.ts'
import type { Needs } from '../../platform/platform.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { toAccountLocale } from './accounts.rules.ts'

/*
 * Mails to accounts, sent if and only if their transaction commits. Every link begins with the church's registered host,
 * never the request's. A code follows `#`: browsers do not send the fragment, so it is in no log and in no Referer.
 */

/** Needed to send mails in the church's name. */
export type MailNeeds = Needs<'domain' | 'mail'>

/** The recipient of a mail, and the transaction that sends it. */
export interface Addressee {
  readonly work: ChurchWork
  readonly account: AccountRow
}

export function mailActivation(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'activation', { link: `/access#ativar=${codigo}` })
}

export function mailRecovery(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'recovery', { link: toPasswordPage(codigo) })
}

/** The page at which the holder of a recovery code chooses a password. */
export const toPasswordPage = (codigo: string): string => `/reset-password#codigo=${codigo}`

/** Tells someone whom the operator made administrator of a church; with the code they choose their password. */
export function mailAdministrator(platform: MailNeeds, to: Addressee, codigo: string | undefined): Promise<void> {
  return codigo === undefined
    ? tell(platform, to, 'administrator-added', { link: '/access' })
    : tell(platform, to, 'administrator-invited', { link: toPasswordPage(codigo) })
}

export function mailWelcome(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'welcome', { link: '/' })
}

export function mailPasswordChanged(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'password-changed', { link: '/reset-password', momento: to.work.now.toISOString() })
}

export function mailNewDevice(platform: MailNeeds, to: Addressee, dispositivo: string): Promise<void> {
  return tell(platform, to, 'new-device', { link: '/user', dispositivo, momento: to.work.now.toISOString() })
}

/** Mails about the second factor of an account. */
export type FactorNews =
  | 'factor-added'
  | 'factor-removed'
  | 'factors-reset'
  | 'recovery-code-used'
  | 'second-factor-failed'

export function mailFactorNews(platform: MailNeeds, to: Addressee, kind: FactorNews): Promise<void> {
  const link = kind === 'second-factor-failed' ? '/reset-password' : '/user/security'
  return tell(platform, to, kind, { link, momento: to.work.now.toISOString() })
}

export function mailDeletionRequested(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'deletion-asked', { link: `/user/confirm-delete-user#exclusao=${codigo}` })
}

/** Must run before the member is erased, because the mail has their name. */
export function mailDeletionDone(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'deletion-done', { link: '/' })
}

export function mailSessionsEnded(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'sessions-ended', { link: '/access', momento: to.work.now.toISOString() })
}

export function mailMembershipClosed(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'membership-closed', { link: '/', momento: to.work.now.toISOString() })
}

export function mailMembershipReopened(platform: MailNeeds, to: Addressee): Promise<void> {
  return tell(platform, to, 'membership-reopened', { link: '/access', momento: to.work.now.toISOString() })
}

async function tell(
  platform: MailNeeds,
  { work, account }: Addressee,
  kind: MailKind,
  { link, ...rest }: { readonly link: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const member = await findMemberOfAccount(work, account.id)
  const data = { nome: member?.nome ?? '', link: `${toOrigin(platform.domain, work.church)}${link}`, ...rest }
  await platform.mail.send(work, { to: account.email, kind, locale: toAccountLocale(account), data })
}
