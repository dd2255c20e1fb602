import type { CardEntry } from '@narthex/contract/users/card.form'
import type { CardState } from '@narthex/contract/users/card-office.endpoints'
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import { carteirinha } from './cards.tables.ts'

const columns = { card: getTableColumns(carteirinha), member: getTableColumns(usuario) }
const ofSameMember = and(eq(usuario.igrejaId, carteirinha.igrejaId), eq(usuario.id, carteirinha.memberId))

/** A card with its member, by member or by code; includes withdrawn cards. */
async function findCard({ church, tx }: ChurchWork, which: ReturnType<typeof eq>) {
  const [found] = await tx
    .select(columns)
    .from(carteirinha)
    .innerJoin(usuario, ofSameMember)
    .where(and(ofChurch(carteirinha, church), which))
  return found
}
export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

export interface CardFilter {
  readonly situacao?: CardState | undefined
  /** Beginning of a word of the name, or a whole member number. */
  readonly term?: string | undefined
}

function isChosen({ church }: ChurchWork, { situacao, term }: CardFilter) {
  const { numeroMembro, revogadaEm } = carteirinha
  return and(
    ofChurch(carteirinha, church),
    situacao && (situacao === 'VALIDA' ? isNull(revogadaEm) : isNotNull(revogadaEm)),
    term
      ? or(eq(numeroMembro, term), sql`(' ' || ${usuario.nomeBusca}) like (select name_pattern(${term}))`)
      : undefined,
  )
}

/** Cards with their people, the last issued first. */
export function listCards(
  work: ChurchWork,
  filter: CardFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return work.tx
    .select(columns)
    .from(carteirinha)
    .innerJoin(usuario, ofSameMember)
    .where(isChosen(work, filter))
    .orderBy(desc(carteirinha.emitidaEm), asc(carteirinha.memberId))
    .limit(limit)
    .offset(offset)
}

/** Number of the cards that a filter leaves. */
export async function countCards(work: ChurchWork, filter: CardFilter): Promise<number> {
  const [row] = await work.tx
    .select({ total: count() })
    .from(carteirinha)
    .innerJoin(usuario, ofSameMember)
    .where(isChosen(work, filter))
  return row?.total ?? 0
}

/** The cards of some people, by name; includes withdrawn cards. */
export function listCardsOfPeople({ church, tx }: ChurchWork, people: readonly number[]) {
  return tx
    .select(columns)
    .from(carteirinha)
    .innerJoin(usuario, ofSameMember)
    .where(and(ofChurch(carteirinha, church), inArray(carteirinha.memberId, people as MemberId[])))
    .orderBy(asc(usuario.nomeBusca), asc(usuario.id))
}

export function findCardOfMember(work: ChurchWork, memberId: MemberId): Promise<CardRow | undefined> {
  return findCard(work, eq(carteirinha.memberId, memberId))
}

export function findCardByCode(work: ChurchWork, codigo: string): Promise<CardRow | undefined> {
  return findCard(work, eq(carteirinha.codigo, codigo))
}

export async function insertCard(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  { entry, ...issue }: { entry: CardEntry; codigo: string; emitidaEm: Date },
): Promise<void> {
  await tx.insert(carteirinha).values({ ...entry, ...issue, memberId, igrejaId: church.igrejaId })
}

/** Changes a card, or issues a withdrawn one again. */
export async function updateCard(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  change: CardEntry & { codigo?: string; emitidaEm?: Date; revogadaEm?: null },
): Promise<void> {
  await tx
    .update(carteirinha)
    .set(change)
    .where(and(ofChurch(carteirinha, church), eq(carteirinha.memberId, memberId)))
}

/** Returns false if there is no valid card. */
export async function revokeCard({ church, tx }: ChurchWork, memberId: MemberId, revogadaEm: Date): Promise<boolean> {
  const revoked = await tx
    .update(carteirinha)
    .set({ revogadaEm })
    .where(and(ofChurch(carteirinha, church), eq(carteirinha.memberId, memberId), isNull(carteirinha.revogadaEm)))
    .returning({ memberId: carteirinha.memberId })
  return revoked.length > 0
}
