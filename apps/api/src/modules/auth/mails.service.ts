import type { Tx } from '../../platform/database/database.ts'
import type { MailKind } from '../../platform/mail/mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { originOf } from '../../platform/tenancy/product-domain.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { findMembership } from '../users/members.service.ts'
import type { AccountRow } from './accounts.queries.ts'
import { localeOfAccount } from './accounts.rules.ts'

/*
 * What a login is told by e-mail, if and only if the transaction commits that it is about. Every link begins at the
 * church's registered host, never at the request's. A code stands behind `#`: browsers send that part to nobody, so it
 * is in no log and in no Referer.
 */

/** Whom an e-mail is written to, at which church, and in which transaction. */
export interface Addressee {
  readonly church: ChurchScope
  readonly tx: Tx
  readonly account: AccountRow
}

export function mailActivation(platform: Platform, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'activation', { link: `/access#ativar=${codigo}` })
}

export function mailRecovery(platform: Platform, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'recovery', { link: `/reset-password#codigo=${codigo}` })
}

export function mailWelcome(platform: Platform, to: Addressee): Promise<void> {
  return tell(platform, to, 'welcome', { link: '/' })
}

export function mailPasswordChanged(platform: Platform, to: Addressee): Promise<void> {
  return tell(platform, to, 'password-changed', { link: '/reset-password', momento: platform.clock().toISOString() })
}

export function mailNewDevice(platform: Platform, to: Addressee, dispositivo: string): Promise<void> {
  return tell(platform, to, 'new-device', { link: '/user', dispositivo, momento: platform.clock().toISOString() })
}

export function mailDeletionAsked(platform: Platform, to: Addressee, codigo: string): Promise<void> {
  return tell(platform, to, 'deletion-asked', { link: `/user/confirm-delete-user#exclusao=${codigo}` })
}

/** To be asked for before the member is erased: it calls them by their name. */
export function mailDeletionDone(platform: Platform, to: Addressee): Promise<void> {
  return tell(platform, to, 'deletion-done', { link: '/' })
}

async function tell(
  platform: Platform,
  { church, tx, account }: Addressee,
  kind: MailKind,
  { link, ...rest }: { readonly link: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const member = await findMembership(church, tx, account.id)
  const data = { nome: member?.nome ?? '', link: `${originOf(platform.domain, church)}${link}`, ...rest }
  await platform.mail.send(church, { to: account.email, kind, locale: localeOfAccount(account), data }, tx)
}
