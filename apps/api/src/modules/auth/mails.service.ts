import type { MailKind } from '../../platform/mail/mailer.ts'
import type { Needs } from '../../platform/platform.ts'
import { officeOrigin, toOrigin } from '../../platform/tenancy/product-domain.ts'
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

/** Mails about work at the office: by whom the person was named, and whether they have a password already. */
const staffMails = {
  administrator: { withPassword: 'administrator-added', withoutPassword: 'administrator-invited' },
  staff: { withPassword: 'staff-added', withoutPassword: 'staff-invited' },
} as const satisfies Record<string, Record<string, MailKind>>
export type StaffMail = keyof typeof staffMails

/** The way into the office: with a code its holder chooses their password first, as the owner of the address. */
export function toOfficeEntrance({ domain }: Needs<'domain'>, { work, account }: Addressee, codigo?: string): string {
  const entrance = officeOrigin(domain, work.church)
  return codigo === undefined
    ? `${entrance}/`
    : `${entrance}/welcome#${new URLSearchParams({ codigo, email: account.email })}`
}

/** Tells someone that they may work at the office; with the code they choose their password. */
export function mailStaff(
  platform: MailNeeds,
  to: Addressee,
  { mail, codigo }: { readonly mail: StaffMail; readonly codigo: string | undefined },
): Promise<void> {
  const { withPassword, withoutPassword } = staffMails[mail]
  const kind = codigo === undefined ? withPassword : withoutPassword
  return send(platform, to, { kind, link: toOfficeEntrance(platform, to, codigo) })
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

/** Mails that the data is deleted. Must run before the member is erased, because the mail has their name. */
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

function tell(
  platform: MailNeeds,
  to: Addressee,
  kind: MailKind,
  { link, ...rest }: { readonly link: string } & Readonly<Record<string, string>>,
): Promise<void> {
  return send(platform, to, { kind, link: `${toOrigin(platform.domain, to.work.church)}${link}`, ...rest })
}

async function send(
  platform: MailNeeds,
  { work, account }: Addressee,
  { kind, ...rest }: { readonly kind: MailKind; readonly link: string } & Readonly<Record<string, string>>,
): Promise<void> {
  const member = await findMemberOfAccount(work, account.id)
  const data = { nome: member?.nome ?? '', ...rest }
  await platform.mail.send(work, { to: account.email, kind, locale: toAccountLocale(account), data })
}
