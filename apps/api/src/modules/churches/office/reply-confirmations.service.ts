import type { confirmReplyAddress as confirmEndpoint } from '@narthex/contract/churches/reply-address.endpoints'
import { hourMs, secondMs } from '@narthex/contract/durations'
import type { Success } from '@narthex/contract/endpoint'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { DomainError, notFound, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import { createOwnCall, type MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashSecret, randomSecret } from '../../../platform/secrets.ts'
import { takeRecipientsTurn } from '../../../platform/strangers/recipients.ts'
import { officeOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { senderRecord } from '../churches.records.ts'
import { findOwnSender, type StoredCode, spendConfirmationCode, updateConfirmationCode } from './sender.queries.ts'
import { confirmationLimit, confirmationMs, repeatedMailMs } from './sender.rules.ts'

export type ConfirmationNeeds = Needs<'domain' | 'mail'>

/** Counts a mail to an address that may be a stranger's. Throws TOO_MANY_REQUESTS. */
export async function countConfirmation(call: ChurchCall, address: string): Promise<void> {
  await countUse(call, { what: 'confirmations of reply addresses', who: call.church.uuid, limit: confirmationLimit })
  const { isFree } = await takeRecipientsTurn(call, address)
  if (!isFree) throw tooManyRequests(hourMs / secondMs)
}

/** Mails a link to an address, with which its reader confirms it. The code is to be stored in the same transaction. */
export async function mailConfirmation(
  { domain, mail }: ConfirmationNeeds,
  work: ChurchWork,
  to: string,
): Promise<StoredCode> {
  const { now } = work
  const codigo = randomSecret()
  await mail.send(work, {
    to,
    kind: 'reply-address',
    locale: toLocale((await work.facts()).language) ?? fallbackLocale,
    // A fragment reaches no server: neither logs nor programs that open links ahead see the code.
    data: { link: `${officeOrigin(domain, work.church)}/reply-address#codigo=${codigo}` },
  })
  return {
    codigoHash: hashSecret(codigo),
    codigoEnviadoEm: now,
    codigoExpiraEm: new Date(now.getTime() + confirmationMs),
  }
}

/** Mails the link again. Throws NOT_FOUND where no address waits, TOO_MANY_REQUESTS. */
export async function resendConfirmation(platform: ConfirmationNeeds, call: MemberCall) {
  const before = await call.inChurch(findWaiting)
  if (isJustSent(before, call.clock())) return toConfirmation(before)
  await countConfirmation(call, before.responderPara)
  const plan = { act: 'REPLY_ADDRESS_ASKED', isPublic: false, records: [senderRecord()] } as const
  return edit(call, plan, async ({ work, unchanged }) => {
    const waiting = await findWaiting(work)
    if (isJustSent(waiting, work.now)) return unchanged(toConfirmation(waiting))
    const code = await mailConfirmation(platform, work, waiting.responderPara)
    await updateConfirmationCode(work, code)
    return toConfirmation(code)
  })
}

/** Takes a reply address into use by the code of the mail to it, once. */
export function confirmReplyAddress(call: ChurchCall, codigo: string): Promise<Success<typeof confirmEndpoint>> {
  const plan = { act: 'REPLY_ADDRESS_CONFIRMED', isPublic: false, records: [senderRecord()] } as const
  return edit(createOwnCall(call), plan, async ({ work }) => {
    const responderPara = await spendConfirmationCode(work, hashSecret(codigo))
    if (responderPara === undefined) throw new DomainError('INVALID_CODE')
    return { responderPara }
  })
}

async function findWaiting(work: ChurchWork) {
  const { own } = await findOwnSender(work)
  const { responderPara, codigoEnviadoEm, codigoExpiraEm } = own ?? {}
  if (!responderPara || !codigoEnviadoEm || !codigoExpiraEm) throw notFound()
  return { responderPara, codigoEnviadoEm, codigoExpiraEm }
}

type Sent = Pick<StoredCode, 'codigoEnviadoEm' | 'codigoExpiraEm'>

const isJustSent = ({ codigoEnviadoEm }: Sent, now: Date) => now.getTime() - codigoEnviadoEm.getTime() < repeatedMailMs

export const toConfirmation = ({ codigoEnviadoEm, codigoExpiraEm }: Sent) => ({
  enviadoEm: codigoEnviadoEm.toISOString(),
  expiraEm: codigoExpiraEm.toISOString(),
})
