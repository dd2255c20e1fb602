import { withOrdinalFirst } from '@narthex/contract/first-of-month'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { lastDay, lastFreeDay } from '@narthex/contract/play/term-days'
import { textsFor } from '@narthex/locales/texts-for'
import { toMemberId } from '../../../../platform/ids.ts'
import type { MailKind, WrittenMail } from '../../../../platform/mail/mailer.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { findAccountOfMember } from '../../../auth/member-accounts.service.ts'
import { findPlan } from '../plans.queries.ts'
import { findSubscription } from '../subscriptions.queries.ts'
import type { PlayMailData, PlayNews } from './play-mails.jobs.ts'

export type PlayMailNeeds = Needs<'domain'>

const ownPage = '/user/subscriptions'

/** Writes a mail about a subscription. Undefined where its member has left, or it tells of a subscription that ended since. */
export async function writePlayMail(
  call: ChurchCall,
  { assinatura, memberId, planId, valor, moeda, noticia }: PlayMailData,
): Promise<WrittenMail | undefined> {
  const account = await findAccountOfMember(call, toMemberId(memberId))
  const { plan, subscription } = await call.inChurch(async (work) => ({
    plan: await findPlan(work, planId),
    subscription: assinatura === undefined ? undefined : await findSubscription(work, assinatura),
  }))
  const isOver = subscription?.situacao === 'ENCERRADA' && noticia.tipo !== 'ENCERRADA' && noticia.tipo !== 'CANCELADA'
  if (!account || !plan || isOver) return undefined
  const locale = toLocale(account.idioma) ?? fallbackLocale
  const { timeZone, language } = await call.facts()
  const text = { timeZone, locale }
  const { kind, link, until, chargedOn, amount = valor } = describe(noticia)
  const texts = textsFor(locale, language)
  const parts = texts.mails.play
  const money = writeMoney(amount, moeda, locale)
  const day = until === undefined ? undefined : writeDay(until, text)
  return {
    to: account.email,
    kind,
    locale,
    data: { nome: account.nome, link },
    values: {
      plano: plan.nome,
      valor: money,
      preco: `${money} ${texts.playPlans.per[plan.intervalo]}`,
      ...(day && { ate: day, tentativa: day }),
      ...(chargedOn && { cobranca: writeDay(chargedOn, text) }),
    },
    ...(tellsOfPayment.has(kind) && { payment: {} }),
    facts: [
      [parts.plan, plan.nome],
      ...(kind === 'play-ended' || kind === 'play-canceled' ? [] : [[parts.amount, money] as const]),
      ...(day && kind !== 'play-failed' ? [[parts.until, day] as const] : []),
    ],
  }
}

/** News about money that was paid, or will be. */
const tellsOfPayment: ReadonlySet<MailKind> = new Set(['play-started', 'play-trial', 'play-renewal', 'play-failed'])

interface Description {
  readonly kind: MailKind
  readonly link: string
  readonly until?: Date
  readonly chargedOn?: Date
  readonly amount?: number
}

function describe(news: PlayNews): Description {
  switch (news.tipo) {
    case 'INICIADA':
      return { kind: 'play-started', link: '/play/browse', until: lastDay(news.ate) }
    case 'TESTE':
      return {
        kind: 'play-trial',
        link: '/play/browse',
        until: lastFreeDay(news.ate),
        chargedOn: lastDay(news.ate),
      }
    case 'RENOVAR':
      return {
        kind: 'play-renewal',
        link: `/user/payment/${news.pedido}`,
        until: lastDay(news.ate),
        amount: news.valor,
      }
    case 'RECUSADA':
      return news.proxima === null
        ? { kind: 'play-card-needed', link: ownPage }
        : { kind: 'play-failed', link: ownPage, until: new Date(news.proxima) }
    case 'CANCELADA':
      return { kind: 'play-canceled', link: ownPage, until: lastDay(news.ate) }
    case 'ENCERRADA':
      return { kind: 'play-ended', link: '/play/plans' }
  }
}

const writeMoney = (cents: number, currency: Currency, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)

const writeDay = (moment: Date, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  withOrdinalFirst(new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment), locale)
