import { fallbackLocale, localeOf } from '@narthex/contract/locale'
import type { Document, Member } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { findMemberOfAccount, type MemberRow } from './members.queries.ts'

/** Who a login is to a church, within a transaction that sees the church's rows. */
export function findMembership(church: ChurchScope, tx: Tx, contaId: number): Promise<MemberRow | undefined> {
  return findMemberOfAccount(church, tx, contaId)
}

/** Who the person who is logged in is to this church. Throws NOT_FOUND. */
export async function getMember({ database }: Platform, church: ChurchScope, actor: Actor): Promise<Member> {
  const row = await database.inScope(church, (tx) => findMemberOfAccount(church, tx, actor.userId))
  if (!row) throw notFound()
  return toMember(row, church.codigo)
}

/** The documents that the person who is logged in gave this church. Throws NOT_FOUND. */
export async function documentsOf(platform: Platform, church: ChurchScope, actor: Actor): Promise<Document[]> {
  const { cpf } = await getMember(platform, church, actor)
  return cpf === null ? [] : [{ tipo: 'CPF', numero: cpf }]
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
