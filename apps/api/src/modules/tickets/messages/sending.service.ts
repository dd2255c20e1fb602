import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import * as z from 'zod/mini'
import { toMemberId } from '../../../platform/ids.ts'
import { HopelessJobError } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { WrittenMail } from '../../../platform/mail/mailer.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import type { ChurchFacts } from '../../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { notifyInWords } from '../../notifications/personal.service.ts'
import { createTicketText, listFacts } from '../mails/ticket-mails.service.ts'
import { findSale, type Sale } from '../sale/sale.queries.ts'
import { type MessageBatchData, messageBatchQueue, messageMailQueue } from './messages.jobs.ts'
import {
  countReached,
  findMessage,
  insertTargets,
  isWaiting,
  type MessageRow,
  markSent,
  removeTargets,
} from './messages.queries.ts'
import { hashAddress, type Recipient } from './recipients.rules.ts'
import { findRecipient, readRecipients } from './recipients.service.ts'

/** Purchases that one job addresses: the next one goes on. */
const purchasesPerJob = 200

/**
 * Queues the mails and writes the notifications of a message for the people of some purchases, in one transaction with the
 * job that goes on. Done again it adds nothing: an address or a member that has the message is left out.
 */
export async function addressMessage(
  call: ChurchCall,
  { mensagem, depois: after = '' }: MessageBatchData,
): Promise<void> {
  const message = await call.inChurch((work) => findMessage(work, mensagem))
  if (!message) return
  const { people, last } = await readRecipients(call, message, { after, limit: purchasesPerJob })
  await call.inChurch(async (work) => {
    const emails = message.canais.includes('EMAIL') ? await queueMails(work, message, people) : 0
    const notified = message.canais.includes('NOTIFICACAO') ? await notify(work, message, people) : 0
    await countReached(work, mensagem, { emails, notified, isLast: last === undefined })
    if (last !== undefined)
      await enqueue(work, messageBatchQueue, { mensagem, depois: last }, { singletonKey: `${mensagem}-${last}` })
  })
}

const keyIn = (keys: Keys) => keys('event messages')

async function queueMails(
  work: ChurchWork,
  { id: mensagem }: MessageRow,
  people: readonly Recipient[],
): Promise<number> {
  const key = keyIn(work.keys)
  const addressed = people.flatMap(({ email, memberId, codigo }) =>
    email === null ? [] : [{ hash: hashAddress(key, mensagem, email), person: { email, memberId, codigo } }],
  )
  const added = await insertTargets(
    work,
    mensagem,
    addressed.map(({ hash }) => hash),
  )
  for (const { hash, person } of addressed) {
    if (!added.has(hash)) continue
    const pessoa = seal(key, work.church.key, JSON.stringify(person))
    await enqueue(work, messageMailQueue, { mensagem, pessoa })
  }
  return added.size
}

const notify = (work: ChurchWork, { id, assunto, texto }: MessageRow, people: readonly Recipient[]): Promise<number> =>
  notifyInWords(work, {
    to: people.flatMap(({ memberId }) => memberId ?? []),
    chave: `evento-mensagem-${id}`,
    titulo: assunto,
    corpo: texto,
  })

const personSchema = z.object({ email: z.string(), memberId: z.nullable(z.int()), codigo: z.string() })

/** Throws HopelessJobError for what was sealed under another secret. */
function openPerson(call: ChurchCall, sealed: string) {
  try {
    const { memberId, ...person } = personSchema.parse(JSON.parse(unseal(keyIn(call.keys), call.church.key, sealed)))
    return { ...person, memberId: memberId === null ? null : toMemberId(memberId) }
  } catch {
    throw new HopelessJobError('The mail was sealed under another secret')
  }
}

/** A mail of a message, and what its address is noted by. */
interface AddressedMail {
  readonly mail: WrittenMail
  readonly hash: string
}

/** Undefined where the address has the message already, or where the person has no such ticket any more. */
export async function writeMessageMail(
  call: ChurchCall,
  { mensagem, pessoa }: { readonly mensagem: number; readonly pessoa: string },
): Promise<AddressedMail | undefined> {
  const person = openPerson(call, pessoa)
  const hash = hashAddress(keyIn(call.keys), mensagem, person.email)
  const found = await call.inChurch(async (work) => {
    const message = (await isWaiting(work, mensagem, hash)) ? await findMessage(work, mensagem) : undefined
    const sale = message && (await findSale(work, message.eventId))
    return message && sale && { message, sale, language: toLocale(await getLanguage(work)) ?? fallbackLocale }
  })
  const recipient = found && (await findRecipient(call, found.message, person))
  if (!recipient) return undefined
  const locale = recipient.locale ?? found.language
  const frame = { ...found, locale, facts: await call.facts(), now: call.clock() }
  return { hash, mail: writeMail(frame, person.email, recipient) }
}

interface MailFrame {
  readonly message: MessageRow
  readonly sale: Sale
  readonly locale: Locale
  readonly facts: ChurchFacts
  readonly now: Date
}

function writeMail({ message, sale, locale, facts, now }: MailFrame, to: string, { nome }: Recipient): WrittenMail {
  const text = createTicketText(locale, facts, now)
  return {
    to,
    kind: 'ticket-message',
    locale,
    letter: message.texto,
    data: { nome, link: `/event/${sale.eventId}` },
    values: { evento: sale.event.titulo, assunto: message.assunto },
    facts: listFacts(text, { sale, registration: { moeda: null }, total: 0, tickets: [] }),
  }
}

/** Notes that the mail server has taken a mail: the same job sends nothing more. */
export const noteSent = (call: ChurchCall, mensagem: number, hash: string): Promise<void> =>
  call.inChurch((work) => markSent(work, mensagem, hash))

/** Forgets the hashes of the addresses: by now no mail is tried any more. */
export const forgetTargets = (call: ChurchCall, mensagem: number): Promise<void> =>
  call.inChurch((work) => removeTargets(work, mensagem))
