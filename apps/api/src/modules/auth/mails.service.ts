import type { MailKind } from '../../platform/mail/mailer.ts'
import type { Needs } from '../../platform/platform.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import type { AccountRow } from './accounts.queries.ts'
import { localeOfAccount } from './accounts.rules.ts'

/*
 * What a login is told by e-mail, if and only if the transaction commits that it is about. Every link begins at the
 * church's registered host, never at the request's. A code stands behind `#`: browsers send that part to nobody, so it
 * is in no log and in no Referer.
 */

/** What sends a mail in the church's name. */
export type MailNeeds = Needs<'domain' | 'mail'>

/** Whom an e-mail is written to, at which church, in which work. */
export interface Addressee {
  readonly work: ChurchWork
  readonly account: AccountRow
}

export function mailActivation(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'activation', { link: `/access#ativar=${codigo}` })
}

export function mailRecovery(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'recovery', { link: `/reset-password#codigo=${codigo}` })
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

/** What changed about the second factor of a login, and what an attempt on it failed at. */
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

export function mailDeletionAsked(platform: MailNeeds, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'deletion-asked', { link: `/user/confirm-delete-user#exclusao=${codigo}` })
}

/** To be asked for before the member is erased: it calls them by their name. */
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
  await platform.mail.send(work, { to: account.email, kind, locale: localeOfAccount(account), data })
}
