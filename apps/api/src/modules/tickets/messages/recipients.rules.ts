import { createHmac, type KeyObject } from 'node:crypto'
import { type Locale, toLocale } from '@narthex/contract/locale'
import type { MessageAudience, MessageChannel, MessageReach } from '@narthex/contract/tickets/office-messages.endpoints'
import type { MemberId } from '../../../platform/ids.ts'
import type { MemberAccount } from '../../auth/member-accounts.service.ts'
import type { AddressedPurchase } from './recipients.queries.ts'

/** A person whom a message is for. */
export interface Recipient {
  /** The address in lower case; null for someone who gave none. */
  readonly email: string | null
  /** Id of a buyer who is a member and has not left. */
  readonly memberId: MemberId | null
  readonly nome: string
  readonly locale: Locale | null
  /** One of the purchases by which they are addressed. */
  readonly codigo: string
}

/** The people of some purchases, each address once; a member's is the one of their account. */
export function findRecipients(
  purchases: readonly AddressedPurchase[],
  accounts: ReadonlyMap<MemberId, MemberAccount>,
  audience: MessageAudience,
): Recipient[] {
  const people = new Map<string, Recipient>()
  const add = (person: Recipient) => {
    const key = findPersonKey(person)
    if (key === undefined) return
    const known = people.get(key)
    people.set(key, known ? { ...known, memberId: known.memberId ?? person.memberId } : person)
  }
  for (const { codigo, memberId, nome, email, idioma } of purchases) {
    const account = memberId === null ? undefined : accounts.get(memberId)
    const locale = account ? (toLocale(account.idioma) ?? null) : idioma
    const address = (account?.email ?? email)?.toLowerCase() ?? null
    add({ email: address, memberId: account ? memberId : null, nome: account?.nome ?? nome ?? '', locale, codigo })
  }
  if (audience === 'TODOS')
    for (const { codigo, holders, idioma: locale } of purchases)
      for (const { nome, email } of holders) add({ email: email.toLowerCase(), memberId: null, nome, locale, codigo })
  return [...people.values()]
}

/** The key by which a person is counted. */
export const findPersonKey = ({ email, memberId }: Pick<Recipient, 'email' | 'memberId'>): string | undefined =>
  email ?? (memberId === null ? undefined : `membro ${memberId}`)

/** How many people the channels of a message reach. */
export function countReach(people: readonly Recipient[], channels: readonly MessageChannel[]): MessageReach {
  const [mailed, notified] = [channels.includes('EMAIL'), channels.includes('NOTIFICACAO')]
  const isMailed = ({ email }: Recipient) => mailed && email !== null
  const isNotified = ({ memberId }: Recipient) => notified && memberId !== null
  return {
    pessoas: people.filter((person) => isMailed(person) || isNotified(person)).length,
    emails: people.filter(isMailed).length,
    notificacoes: people.filter(isNotified).length,
  }
}

/** An address of a message as its table knows it: it cannot be tried out without the product's secret. */
export const hashAddress = (key: KeyObject, messageId: number, email: string): string =>
  createHmac('sha256', key).update(`${messageId}\n${email}`).digest('base64url')
