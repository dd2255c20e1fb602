import { and, count, eq, type InferSelectModel, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { AccountId, MemberId } from '../../platform/ids.ts'
import { foldFullName } from '../../platform/names/fold.rules.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { usuario } from './members.tables.ts'

export type MemberRow = InferSelectModel<typeof usuario>
/** A person who may log in at this church. */
export type ActiveMember = MemberRow & { readonly accountId: AccountId }

/** SQL condition: the people of some congregations. */
export const isOfCongregations = (ids: readonly number[]): SQL => inArray(usuario.congregacaoId, [...ids])

/** The login of rows that are known to have one. */
const login = sql<AccountId>`${usuario.accountId}`

export async function findMemberOfAccount(
  { church, tx }: ChurchWork,
  accountId: AccountId,
): Promise<MemberRow | undefined> {
  const [found] = await tx
    .select()
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.accountId, accountId)))
  return found
}

/** Names of members of this church, by account id. */
export async function listNames({ church, tx }: ChurchWork, accountIds: readonly AccountId[]) {
  return tx
    .select({ accountId: login, id: usuario.id, nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(usuario.accountId, [...accountIds])))
}

/** Lists the members among these who have not left. */
export async function listActiveMembers({ church, tx }: ChurchWork, ids: readonly MemberId[]) {
  return tx
    .select({ id: usuario.id, nome: usuario.nome, accountId: login })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(usuario.id, [...ids]), eq(usuario.flagAtivo, true)))
}

/** Number of members who have not left. */
export async function countMembers({ church, tx }: ChurchWork): Promise<number> {
  return tx.$count(usuario, and(ofChurch(usuario, church), eq(usuario.flagAtivo, true)))
}

/** Numbers of people by congregation: members who have not left, and people without a login. */
export async function countByCongregation({ church, tx }: ChurchWork, congregationIds: readonly number[]) {
  const { congregacaoId, flagAtivo, accountId } = usuario
  const isThere = and(or(eq(flagAtivo, true), isNull(accountId)), isNull(usuario.mergedIntoId))
  return tx
    .select({ congregacaoId, members: count() })
    .from(usuario)
    .where(and(ofChurch(usuario, church), isThere, inArray(congregacaoId, [...congregationIds])))
    .groupBy(congregacaoId)
}

export async function updateCongregation(
  { church, tx }: ChurchWork,
  congregationId: number,
  toCongregationId: number | null,
): Promise<void> {
  await tx
    .update(usuario)
    .set({ congregacaoId: toCongregationId, versao: sql`${usuario.versao} + 1` })
    .where(and(ofChurch(usuario, church), eq(usuario.congregacaoId, congregationId)))
}

/** Memberships of the transaction's person at each of these churches. */
export async function listMembersOfAccount(
  tx: Tx,
  accountId: AccountId,
  igrejaIds: readonly number[],
): Promise<MemberRow[]> {
  return tx
    .select()
    .from(usuario)
    .where(and(inArray(usuario.igrejaId, [...igrejaIds]), eq(usuario.accountId, accountId)))
    .orderBy(usuario.igrejaId)
}

/** Number of churches at which the transaction's person is a member. */
export async function countMemberships(tx: Tx, accountId: AccountId): Promise<number> {
  return tx.$count(usuario, eq(usuario.accountId, accountId))
}

/** The closed rows of people who were merged into this one. */
export function listMergedInto({ church, tx }: ChurchWork, memberId: MemberId) {
  return tx
    .select({ id: usuario.id, accountId: usuario.accountId })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.mergedIntoId, memberId)))
    .orderBy(usuario.id)
}

/** Locks a member of this church, and thereby the member's own records, until the transaction ends. */
export async function holdMember({ church, tx }: ChurchWork, id: MemberId): Promise<MemberRow | undefined> {
  const [held] = await tx
    .select()
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.id, id)))
    .for('no key update')
  return held
}

export type MemberChange = Partial<
  Omit<MemberRow, 'igrejaId' | 'id' | 'uuid' | 'accountId' | 'dataCadastro' | 'nomeBusca' | 'textoBusca'>
>

/** Adds the folded full name to a change that has both names. */
const withFold = <T extends { readonly nome?: string; readonly sobrenome?: string }>(change: T) => {
  const { nome, sobrenome } = change
  return nome === undefined || sobrenome === undefined
    ? change
    : { ...change, nomeDobrado: foldFullName({ nome, sobrenome }) }
}

/** Returns the updated member; undefined if this church has no such member. */
export async function updateMember(
  { church, tx }: ChurchWork,
  id: MemberId,
  change: MemberChange,
): Promise<MemberRow | undefined> {
  const [changed] = await tx
    .update(usuario)
    .set(withFold(change))
    .where(and(ofChurch(usuario, church), eq(usuario.id, id)))
    .returning()
  return changed
}

/** Marks every membership of the transaction's person as possibly written by someone else. */
export async function distrustMembers(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.update(usuario).set({ flagPorConferir: true }).where(eq(usuario.accountId, accountId))
}

/**
 * Replaces an unconfirmed profile of the transaction's person. Returns the member id; undefined if there is no such
 * profile.
 */
export async function replaceUnconfirmed(
  { church, tx }: ChurchWork,
  { accountId, ...profile }: MemberChange & { readonly accountId: AccountId },
): Promise<MemberId | undefined> {
  const [replaced] = await tx
    .update(usuario)
    .set({ ...withFold(profile), flagPorConferir: false })
    .where(
      and(
        ofChurch(usuario, church),
        eq(usuario.accountId, accountId),
        eq(usuario.flagAtivo, true),
        eq(usuario.flagPorConferir, true),
      ),
    )
    .returning({ id: usuario.id })
  return replaced?.id
}

/** Returns the new member's id; undefined if the account is already registered at this church. */
export async function insertMember(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof usuario>,
): Promise<MemberId | undefined> {
  const [made] = await tx
    .insert(usuario)
    .values({ ...withFold(row), igrejaId: church.igrejaId })
    .onConflictDoNothing({ target: [usuario.igrejaId, usuario.accountId] })
    .returning({ id: usuario.id })
  return made?.id
}

/** People without a login whom the church reaches at an e-mail address, in the order of their ids. */
export async function listPeopleAtAddress({ church, tx }: ChurchWork, email: string) {
  const { id, nome, sobrenome, dataNascimento, accountId } = usuario
  return tx
    .select({ id, nome, sobrenome, dataNascimento })
    .from(usuario)
    .where(and(ofChurch(usuario, church), eq(usuario.email, email), isNull(accountId), isNull(usuario.mergedIntoId)))
    .orderBy(id)
    .limit(maxAtAddress)
}
const maxAtAddress = 30

/** Gives a person without a login that of an account; false where they have one by now. */
export async function giveLogin({ church, tx }: ChurchWork, id: MemberId, accountId: AccountId): Promise<boolean> {
  const given = await tx
    .update(usuario)
    .set({ accountId, flagAtivo: true, flagPorConferir: false, versao: sql`${usuario.versao} + 1` })
    .where(and(ofChurch(usuario, church), eq(usuario.id, id), isNull(usuario.accountId), isNull(usuario.mergedIntoId)))
    .returning({ id: usuario.id })
  return given.length > 0
}

/** Takes the login from a person, who is no active member then. */
export async function removeLogin({ church, tx }: ChurchWork, id: MemberId): Promise<void> {
  await tx
    .update(usuario)
    .set({ accountId: null, flagAtivo: false, flagPorConferir: false })
    .where(and(ofChurch(usuario, church), eq(usuario.id, id)))
}

/** Lets the transaction's person complete their registration at this church again. */
export async function askToComplete({ church, tx }: ChurchWork, accountId: AccountId): Promise<void> {
  await tx
    .update(usuario)
    .set({ flagPorConferir: true })
    .where(and(ofChurch(usuario, church), eq(usuario.accountId, accountId)))
}
