import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { DomainError, notFound, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import { maskEmail } from '../../../platform/strangers/mask-email.ts'
import { takeRecipientsTurn } from '../../../platform/strangers/recipients.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findAccountOfMember } from '../../auth/member-accounts.service.ts'
import { findBuyer } from '../registrations/registrations.queries.ts'
import { ticketMailQueue } from '../registrations/ticket-mails.jobs.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { type CodeOwner, drawBuyerCode, isBuyerCode } from './buyer-codes.rules.ts'
import { requireRegistration } from './my-tickets.service.ts'

const hourSeconds = 3600

/** Mails the buyer a code, and gives the address, most of it hidden. Throws NOT_FOUND where the buyer has none any more. */
export async function sendBuyerCode(
  platform: TicketNeeds,
  call: VisitorCall,
  codigo: string,
): Promise<{ readonly email: string }> {
  await countStranger(platform, call, 'code by mail', codigo)
  const { email } = await requireOwner(platform, call, codigo)
  const turn = await takeRecipientsTurn(call, email)
  if (!turn.isFree) throw tooManyRequests(hourSeconds)
  await call.inChurch((work) => enqueue(work, ticketMailQueue, { tipo: 'CODIGO', inscricao: codigo }))
  return { email: maskEmail(email) }
}

/** A purchase with what was collected of its holders. */
export async function readByBuyerCode(
  platform: TicketNeeds,
  call: VisitorCall,
  codigo: string,
  given: string,
): Promise<Registration> {
  await countStranger(platform, call, 'code of a purchase', codigo)
  const owner = await requireOwner(platform, call, codigo)
  if (!isBuyerCode(toKey(call.keys), owner, call.clock(), given)) throw new DomainError('INVALID_CODE')
  return (await call.inChurch((work) => requireRegistration(platform, work, codigo, { isBuyer: true }))).shown
}

const toKey = (keys: Keys) => keys('codes of buyers')

/** The code as it is mailed now. */
export const makeBuyerCode = (keys: Keys, owner: CodeOwner, now: Date): string => drawBuyerCode(toKey(keys), owner, now)

/** The buyer's address is that of their login, or the one that a visitor gave. */
async function requireOwner(platform: Needs<'wallets'>, call: ChurchCall, codigo: string): Promise<CodeOwner> {
  const { row, buyer } = await call.inChurch(async (work) => ({
    ...(await requireRegistration(platform, work, codigo)),
    buyer: await findBuyer(work, codigo),
  }))
  const account = row.memberId === null ? undefined : await findAccountOfMember(call, row.memberId)
  const email = account?.email ?? buyer?.email
  if (!email) throw notFound()
  return { church: call.church.uuid, codigo, email }
}
