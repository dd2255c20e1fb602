import { toMemberId } from '../../../platform/ids.ts'
import type { WrittenMail } from '../../../platform/mail/mailer.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listReasonsByIds } from '../reasons.queries.ts'
import { findRecurrence } from '../recurrences/recurrences.queries.ts'
import type { RecurrenceMailData } from './giving-mails.jobs.ts'
import { type MailWriting, writeToMember } from './mail-writing.service.ts'
import { explainRefusal } from './refusals.rules.ts'

/** A mail about a recurring gift, with a link that opens it. Undefined where its giver has left, or its rehearsal ended. */
export async function writeRecurrenceMail(at: ChurchCall, data: RecurrenceMailData): Promise<WrittenMail | undefined> {
  const { id, memberId, reasonId, valor, moeda, proxima } = data.recorrencia
  const writing = await writeToMember(at, toMemberId(memberId), `/user/subscriptions?id=${id}`)
  if (!writing) return undefined
  const { call, text, to } = writing
  if (await call.inChurch((work) => isOfEndedRehearsal(work, id))) return undefined
  const [reason] = await call.inChurch((work) => listReasonsByIds(work, [reasonId]))
  const amount = text.money(valor, moeda)
  const own = describeNews(writing, data)
  const next: WrittenMail['facts'] = proxima && own.showsNext ? [[text.parts.nextCharge, text.day(proxima)]] : []
  return {
    ...to,
    kind: own.kind,
    values: { valor: amount, ...own.values },
    paragraphs: own.paragraphs,
    facts: [...(reason ? [[text.reason, reason.nome] as const] : []), [text.amount, amount], ...own.facts, ...next],
  }
}

async function isOfEndedRehearsal(work: ChurchWork, id: string): Promise<boolean> {
  const recurrence = await findRecurrence(work, id)
  return recurrence?.gateway === 'rehearsal' && recurrence.situacao === 'CANCELADA'
}

interface News extends Required<Pick<WrittenMail, 'kind' | 'values' | 'paragraphs' | 'facts'>> {
  readonly showsNext?: true
}

function describeNews({ text }: MailWriting, data: RecurrenceMailData): News {
  const { parts } = text
  const nothing = { values: {}, paragraphs: [], facts: [] }
  switch (data.tipo) {
    case 'COBRANCA_RECUSADA': {
      const tentativa = text.longDate(new Date(data.proximaTentativa))
      return {
        kind: 'recurrence-failed',
        values: { dia: text.day(data.dia), tentativa },
        paragraphs: [parts.refusals[explainRefusal(data.codigoRecusa)], text.fill(parts.retry, { tentativa })],
        facts: [[parts.nextTry, tentativa]],
      }
    }
    case 'PARADA':
      return { ...nothing, kind: 'recurrence-stopped', paragraphs: [parts.standstills[data.impedimento]] }
    case 'CARTAO_VENCENDO': {
      const validade = text.month(data.validadeAno, data.validadeMes)
      const card = `${data.bandeira.toUpperCase()} •••• ${data.ultimosDigitos}`
      return {
        kind: 'recurrence-card-expiring',
        values: { validade },
        paragraphs: [],
        showsNext: true,
        facts: [[parts.card, card]],
      }
    }
    case 'AUTORIZADA':
      return { ...nothing, kind: 'recurrence-authorised', showsNext: true }
  }
}
