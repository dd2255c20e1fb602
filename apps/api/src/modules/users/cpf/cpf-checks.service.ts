import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { textsFor } from '@narthex/locales/texts-for'
import { type MemberId, toMemberId } from '../../../platform/ids.ts'
import type { Job } from '../../../platform/jobs/worker.ts'
import { deliverMail } from '../../../platform/mail/mail-worker.ts'
import type { Post } from '../../../platform/mail/post.ts'
import type { Needs } from '../../../platform/platform.ts'
import { takeRecipientsTurn } from '../../../platform/strangers/recipients.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { readAccount } from '../../auth/accounts.service.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { holdMember } from '../../members/members.queries.ts'
import { planCpfCheck } from './cpf-checks.jobs.ts'
import { claimCpf, findCpfOwner, listCpfClaimants } from './cpf-checks.queries.ts'

export type CpfCheckNeeds = Needs<'domain' | 'mail'>

/**
 * Compares the CPF that a member wrote with those of the others, once their e-mail is confirmed. Another member's stays
 * theirs: they and the church's office are told by mail, and the member who wrote it learns nothing. All who wrote it before
 * are told alike: were it the owner alone, a second account would tell the first one whether it is the owner.
 */
export async function checkCpf(
  platform: CpfCheckNeeds,
  post: Post,
  call: ChurchCall,
  job: Job<{ readonly usuario: number }>,
): Promise<void> {
  const memberId = toMemberId(job.data.usuario)
  const claimant = await findPerson(call, memberId)
  if (!claimant?.cpf || !claimant.isInDoubt || !claimant.isConfirmed) return
  const { cpf } = claimant
  const ownerId = await call.inChurch(async (work) =>
    (await claimCpf(work, memberId)) ? undefined : findCpfOwner(work, cpf),
  )
  if (ownerId === undefined) return
  const owner = await findPerson(call, ownerId)
  if (owner) {
    await tellOffice(platform, post, call, { job, claimant, owner })
    await tellBearer(platform, call, owner)
  }
  for (const id of await call.inChurch((work) => listCpfClaimants(work, cpf, memberId))) {
    const bearer = await findPerson(call, id)
    if (bearer?.isConfirmed) await tellBearer(platform, call, bearer)
  }
}

interface Claim {
  readonly job: Job<unknown>
  readonly claimant: CpfPerson
  readonly owner: CpfPerson
}

async function tellOffice(platform: CpfCheckNeeds, post: Post, call: ChurchCall, claim: Claim): Promise<void> {
  const { church } = await getFrame(call)
  if (!church.email) return
  const locale = toLocale(church.idioma) ?? fallbackLocale
  const { claimant, owner } = textsFor(locale, church.idioma).mails.cpf
  const describe = ({ name, email }: CpfPerson) => `${name} (${email})`
  const facts = [[claimant, describe(claim.claimant)] as const, [owner, describe(claim.owner)] as const]
  const mail = { to: church.email, kind: 'cpf-claimed-office', locale, data: {}, facts, isByStranger: true } as const
  await deliverMail(platform, post, call, { job: claim.job, mail })
}

/** Another member with the CPF. */
async function tellBearer(
  platform: CpfCheckNeeds,
  call: ChurchCall,
  { email, locale, name }: CpfPerson,
): Promise<void> {
  const turn = await takeRecipientsTurn(call, email)
  if (!turn.isFree) return
  await call.inChurch((work) =>
    platform.mail.send(work, { to: email, kind: 'cpf-claimed', locale, data: { nome: name } }),
  )
}

interface CpfPerson {
  readonly name: string
  readonly email: string
  readonly locale: 'pt' | 'en' | 'es'
  readonly cpf: string | null
  readonly isInDoubt: boolean
  readonly isConfirmed: boolean
}

/** Undefined where they have left. */
async function findPerson(call: ChurchCall, memberId: MemberId): Promise<CpfPerson | undefined> {
  const member = await call.inChurch((work) => holdMember(work, memberId))
  const login = member?.flagAtivo ? member.accountId : null
  const account = login === null ? undefined : await readAccount(call, login)
  if (!member || !account) return undefined
  return {
    name: `${member.nome} ${member.sobrenome}`,
    email: account.email,
    locale: toLocale(account.idioma) ?? fallbackLocale,
    cpf: member.cpf,
    isInDoubt: member.cpfEmDuvida,
    isConfirmed: account.flagAtivo && !member.flagPorConferir,
  }
}

/** A member gives a CPF up: others who wrote it are compared again. */
export async function releaseCpf(
  work: ChurchWork,
  { id, cpf }: { readonly id: MemberId; readonly cpf: string },
): Promise<void> {
  for (const claimant of await listCpfClaimants(work, cpf, id)) await planCpfCheck(work, claimant)
}
