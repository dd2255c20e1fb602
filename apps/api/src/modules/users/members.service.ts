import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import type { Document, Member } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { findMemberOfAccount, holdMember, listNames, type MemberRow } from './members.queries.ts'

/** Who a login is to a church, within a transaction that sees the church's rows. */
export function findMembership(church: ChurchScope, tx: Tx, contaId: number): Promise<MemberRow | undefined> {
  return findMemberOfAccount(church, tx, contaId)
}

/** A member, also one who has left, whom nobody else changes until the transaction ends, nor what they keep. */
export function holdMembership(church: ChurchScope, tx: Tx, memberId: number): Promise<MemberRow | undefined> {
  return holdMember(church, tx, memberId)
}

/** The same, for whatever is written of a member. Throws NOT_FOUND: they may have left since their call began. */
export async function requireMember(church: ChurchScope, tx: Tx, memberId: number): Promise<MemberRow> {
  const held = await holdMember(church, tx, memberId)
  if (!held?.flagAtivo) throw notFound()
  return held
}

export interface Named {
  readonly id: number
  readonly nome: string
  readonly sobrenome: string
}

/** What members of this church are called, by their logins; for whoever administers it. */
export async function namesOf(church: ChurchScope, tx: Tx, contaIds: readonly number[]): Promise<Map<number, Named>> {
  const rows = await listNames(church, tx, contaIds)
  return new Map(rows.map(({ contaId, ...named }) => [contaId, named]))
}

/** Who the person who is logged in is to this church. Throws NOT_FOUND. */
export function getMember({ database }: Platform, church: ChurchScope, actor: Actor): Promise<Member> {
  return database.inScope(church, (tx) => memberOf(church, tx, actor))
}

/** The same within a transaction that sees the church's rows. */
export async function memberOf(church: ChurchScope, tx: Tx, actor: Actor): Promise<Member> {
  const row = await findMemberOfAccount(church, tx, actor.userId)
  if (!row) throw notFound()
  return toMember(row, church.codigo)
}

/** The documents that the person who is logged in gave this church. Throws NOT_FOUND. */
export async function documentsOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<Document[]> {
  const { cpf, cnpj } = await getMember(platform, church, actor)
  return [
    ...(cpf === null ? [] : [{ tipo: 'CPF' as const, numero: cpf }]),
    ...(cnpj === null ? [] : [{ tipo: 'CNPJ' as const, numero: cnpj }]),
  ]
}

/** A membership as its owner sees it. */
export function toMember(row: MemberRow, codigo: string): Member {
  const { igrejaId, contaId: _, congregacaoId, idioma, dataCadastro, sexo, estadoCivil, ...fields } = row
  return {
    ...fields,
    igreja: { id: igrejaId, codigo },
    sexo: sexo as Member['sexo'],
    estadoCivil: estadoCivil as Member['estadoCivil'],
    idCongregacao: congregacaoId,
    idioma: localeOf(idioma) ?? fallbackLocale,
    dataCadastro: dataCadastro.toISOString(),
  }
}
