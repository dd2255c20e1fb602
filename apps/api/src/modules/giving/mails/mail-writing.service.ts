import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { textsFor } from '@narthex/locales/texts-for'
import type { MemberId } from '../../../platform/ids.ts'
import type { WrittenMail } from '../../../platform/mail/mailer.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchFacts } from '../../../platform/work/church-facts.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findAccountOfMember } from '../../auth/member-accounts.service.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { findOrderContact } from '../../payments/orders/orders.service.ts'
import { createDocumentText } from '../documents/document-text.rules.ts'

export type MailWriterNeeds = Needs<'domain'>

/** Context for writing the parts of a mail to a giver. */
export interface MailWriting {
  readonly call: ChurchCall
  readonly locale: Locale
  readonly text: ReturnType<typeof createMailText>
  readonly to: Pick<WrittenMail, 'to' | 'locale' | 'data' | 'isByStranger'>
}

/** Context for a mail to a payer, visitors in their page's language; undefined if they have left or gave no address. */
export async function writeToPayer(call: ChurchCall, codigo: string): Promise<MailWriting | undefined> {
  const payer = await call.inChurch((work) => findOrderContact(work, codigo))
  if (!payer) return undefined
  const { nome, email, memberId, idioma } = payer
  const account = memberId === null ? undefined : await findAccountOfMember(call, memberId)
  const locale = toLocale(account?.idioma) ?? idioma ?? toLocale(await call.inChurch(getLanguage)) ?? fallbackLocale
  return begin(call, {
    nome,
    email,
    locale,
    link: linkToOrder(codigo, memberId !== null),
    isByStranger: memberId === null,
  })
}

/** Context for a mail to a member; undefined if the member has left. */
export async function writeToMember(
  call: ChurchCall,
  memberId: MemberId,
  link: string,
): Promise<MailWriting | undefined> {
  const account = await findAccountOfMember(call, memberId)
  if (!account) return undefined
  const { nome, email, idioma } = account
  return begin(call, { nome, email, locale: toLocale(idioma) ?? fallbackLocale, link, isByStranger: false })
}

interface Recipient {
  readonly nome: string
  readonly email: string
  readonly locale: Locale
  /** A path of the church's site. */
  readonly link: string
  readonly isByStranger: boolean
}

async function begin(call: ChurchCall, { nome, email, locale, link, isByStranger }: Recipient): Promise<MailWriting> {
  const facts = await call.facts()
  return {
    call,
    locale,
    text: createMailText(locale, facts),
    to: { to: email, locale, data: { nome, link }, isByStranger },
  }
}

const linkToOrder = (codigo: string, isMember: boolean): string =>
  isMember ? `/user/payment/${codigo}` : `/give/thank-you?pedido=${codigo}`

/** The texts of documents and mails about gifts, with amounts and dates as the reader's language writes them. */
function createMailText(locale: Locale, { timeZone, language }: ChurchFacts) {
  const days = createDocumentText(locale, { timeZone: 'UTC' })
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    ...createDocumentText(locale, { timeZone }),
    parts: textsFor(locale, language).mails.gift,
    /** A date without a time, such as 2026-12-05. */
    day: (date: string) => days.longDate(new Date(date)),
    moment: (instant: string) => withOrdinalFirst(moments.format(new Date(instant)), locale),
    month: (year: number, number: number) => month.format(Date.UTC(year, number - 1)),
  }
}
