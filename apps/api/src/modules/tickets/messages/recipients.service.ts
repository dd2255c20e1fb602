import type { MessageAudience, MessageFilter } from '@narthex/contract/tickets/office-messages.endpoints'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listAccountsOfMembers } from '../../auth/member-accounts.service.ts'
import { type AddressedPurchase, findAddressed, listAddressed, listAddressedOfPerson } from './recipients.queries.ts'
import { findPersonKey, findRecipients, type Recipient } from './recipients.rules.ts'

/** The addressees of a message. */
export interface Addressing {
  readonly eventId: number
  readonly publico: MessageAudience
  readonly filtro: MessageFilter
}

/** Purchases that are read at a time. */
const purchasesPerStep = 1000

/** The people of the next purchases behind one; `last` is where the next step goes on, undefined at the end. */
export async function readRecipients(
  call: ChurchCall,
  addressing: Addressing,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ readonly people: Recipient[]; readonly last: string | undefined }> {
  const wanted = toWanted(addressing)
  const purchases = await call.inChurch((work) => listAddressed(work, wanted, { after, limit }))
  const last = purchases.length === limit ? purchases.at(-1)?.codigo : undefined
  return { people: await toRecipients(call, addressing, purchases), last }
}

/** Everyone whom a message is for, each once. */
export async function listRecipients(call: ChurchCall, addressing: Addressing): Promise<Recipient[]> {
  const people = new Map<string | undefined, Recipient>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const step: Awaited<ReturnType<typeof readRecipients>> = await readRecipients(call, addressing, {
      after,
      limit: purchasesPerStep,
    })
    for (const person of step.people) {
      const known = people.get(findPersonKey(person))
      people.set(findPersonKey(person), { ...person, memberId: known?.memberId ?? person.memberId })
    }
    after = step.last
  }
  return [...people.values()]
}

/** Finds a person again while a message is still for them; the purchase by which they were found is looked at first. */
export async function findRecipient(
  call: ChurchCall,
  addressing: Addressing,
  person: Pick<Recipient, 'codigo' | 'memberId'> & { readonly email: string },
): Promise<Recipient | undefined> {
  const wanted = toWanted(addressing)
  const pick = async (purchases: AddressedPurchase[]) =>
    (await toRecipients(call, addressing, purchases)).find(({ email }) => email === person.email)
  const purchase = await call.inChurch((work) => findAddressed(work, wanted, person.codigo))
  return (
    (purchase && (await pick([purchase]))) ??
    pick(await call.inChurch((work) => listAddressedOfPerson(work, wanted, person)))
  )
}

const toWanted = ({ eventId, filtro: filter }: Addressing) => ({ eventId, filter })

async function toRecipients(
  call: ChurchCall,
  { publico }: Addressing,
  purchases: readonly AddressedPurchase[],
): Promise<Recipient[]> {
  const memberIds = new Set(purchases.flatMap(({ memberId }) => memberId ?? []))
  return findRecipients(purchases, await listAccountsOfMembers(call, [...memberIds]), publico)
}
