import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import type { Document, Member } from '@narthex/contract/users/user.schemas'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Actor, MemberCall } from '../../platform/http/route.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  type ActiveMember,
  countByCongregation,
  findMemberOfAccount,
  holdMember,
  listActiveMembers,
  listNames,
  type MemberRow,
  updateCongregation,
} from './members.queries.ts'

/** Locks a member until the transaction ends. Throws NOT_FOUND if the member has left since the call began. */
export async function requireMember(work: ChurchWork, memberId: MemberId): Promise<ActiveMember> {
  const held = await holdMember(work, memberId)
  if (!held?.flagAtivo || held.accountId === null) throw notFound()
  return { ...held, accountId: held.accountId }
}

/**
 * Locks a person of this church until the transaction ends: a member, or someone without a login. Throws NOT_FOUND, also
 * where their membership is closed.
 */
export async function requirePerson(work: ChurchWork, id: MemberId): Promise<void> {
  const held = await holdMember(work, id)
  if (!held || !belongs(held)) throw notFound()
}

/** Whether someone belongs to the church: their membership is open, or they have no login at all. */
export const belongs = ({ flagAtivo, accountId }: Pick<MemberRow, 'flagAtivo' | 'accountId'>): boolean =>
  flagAtivo || accountId === null

/** The logins of members, by their ids; without those who have left. */
export async function findMemberLogins(
  work: ChurchWork,
  memberIds: readonly MemberId[],
): Promise<Map<MemberId, { readonly nome: string; readonly accountId: AccountId }>> {
  const rows = await listActiveMembers(work, memberIds)
  return new Map(rows.map(({ id, ...login }) => [id, login]))
}

/** Number of active members by congregation; a congregation without members is left out. */
export async function countMembersOfCongregations(
  work: ChurchWork,
  congregationIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await countByCongregation(work, congregationIds)
  return new Map(rows.map(({ congregacaoId, members }) => [Number(congregacaoId), members]))
}

/** Moves all members of a congregation to another one, or to none. Gives the number of active ones. */
export async function moveMembersOfCongregation(work: ChurchWork, id: number, to: number | null): Promise<number> {
  const moved = (await countMembersOfCongregations(work, [id])).get(id) ?? 0
  await updateCongregation(work, id, to)
  return moved
}

export interface NamedMember {
  readonly id: number
  readonly nome: string
  readonly sobrenome: string
}

/** Names of members of this church, by account id; for its administrators. */
export async function findMemberNames(
  work: ChurchWork,
  accountIds: readonly AccountId[],
): Promise<Map<AccountId, NamedMember>> {
  const rows = await listNames(work, accountIds)
  return new Map(rows.map(({ accountId, ...named }) => [accountId, named]))
}

/** The caller's membership at this church. */
export function getMember(call: MemberCall): Promise<Member> {
  const { actor } = call
  return call.inChurch((work) => readOwnMember(work, actor))
}

/** Reads the caller's membership in the caller's transaction. */
export async function readOwnMember(work: ChurchWork, actor: Actor): Promise<Member> {
  const row = await findMemberOfAccount(work, actor.accountId)
  if (!row) throw notFound()
  return toMember(row, work.church.codigo)
}

/** Identity documents that the caller gave this church. */
export async function listDocuments(call: MemberCall): Promise<Document[]> {
  const { cpf, cnpj } = await getMember(call)
  return [
    ...(cpf === null ? [] : [{ tipo: 'CPF' as const, numero: cpf }]),
    ...(cnpj === null ? [] : [{ tipo: 'CNPJ' as const, numero: cnpj }]),
  ]
}

/** A membership as its owner sees it. */
export function toMember(row: MemberRow, codigo: string): Member {
  const { id, uuid, nome, sobrenome, telefone, cpf, cnpj, dataNascimento, dataCasamento, ocupacao, numeroFilhos } = row
  const { observacoes, imagem, flagAtivo, versao } = row
  return {
    id,
    uuid,
    nome,
    sobrenome,
    telefone,
    cpf,
    cnpj,
    dataNascimento,
    dataCasamento,
    ocupacao,
    numeroFilhos,
    observacoes,
    imagem,
    flagAtivo,
    versao,
    igreja: { id: row.igrejaId, codigo },
    sexo: row.sexo as Member['sexo'],
    estadoCivil: row.estadoCivil as Member['estadoCivil'],
    idCongregacao: row.congregacaoId,
    idioma: toLocale(row.idioma) ?? fallbackLocale,
    dataCadastro: row.dataCadastro.toISOString(),
  }
}
