import type { listCare as listEndpoint } from '@narthex/contract/care/care.endpoints'
import type { CareFile, CareItem, Carer, CareSummary, careViewSchema } from '@narthex/contract/care/care.schemas'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { Success } from '@narthex/contract/endpoint'
import type { PageQuery } from '@narthex/contract/paging'
import { hasPermission } from '@narthex/contract/permissions'
import type * as z from 'zod/mini'
import { readPage } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import { findLimit, isWithinLimits } from '../../platform/http/role-limits.ts'
import type { Actor, MemberCall } from '../../platform/http/route.ts'
import { toMemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { isMinorOn } from '../members/faces.service.ts'
import { listStaff } from '../members/roles.service.ts'
import { countNotes } from './care.editing.queries.ts'
import {
  type CareReach,
  type CareRow,
  countOpen,
  countView,
  findSeen,
  listOfPerson,
  listView,
  sumOpen,
} from './care.queries.ts'
import type { CareSources } from './care.signals.ts'

/**
 * The part of the care inbox that a caller reaches by a permission: prayers by one of their own, at a church with the prayer
 * wall.
 */
export async function findReach(
  work: ChurchWork,
  { actor }: Pick<MemberCall, 'actor'>,
  permission: CarePermission = 'care.read',
): Promise<CareReach> {
  const { timeZone, modules } = await work.facts()
  return {
    reader: actor.memberId,
    today: dateIn(timeZone, work.now),
    prayers: modules.has('MOD_MURAL_ORACAO') && findPrayers(actor),
    congregations: findLimit(actor, permission, 'CONGREGACAO'),
  }
}

export type CarePermission = 'care.read' | 'care.write' | 'care.notes'

function findPrayers(actor: Actor): CareReach['prayers'] {
  if (hasPermission(actor, 'care.prayers')) return true
  return (
    isWithinLimits(actor, 'care.prayers', 'CONGREGACAO') && (findLimit(actor, 'care.prayers', 'CONGREGACAO') ?? true)
  )
}

/** Whether the caller has a permission for all items, or for those that they reach by it. */
const mayReach = ({ actor }: Pick<MemberCall, 'actor'>, permission: CarePermission) =>
  hasPermission(actor, permission) || isWithinLimits(actor, permission, 'CONGREGACAO')

/** A page of a view of the care inbox, with the numbers of what is open. */
export function listCare(
  needs: CareSources,
  call: MemberCall,
  { vista, ...query }: PageQuery & { readonly vista: z.output<typeof careViewSchema> },
): Promise<Success<typeof listEndpoint>> {
  return call.inChurch(async (work) => {
    const reach = await findReach(work, call)
    const contagens = await countOpen(work, reach)
    const total = vista === 'CONCLUIDOS' ? await countView(work, reach, vista) : contagens[vista]
    const page = await readPage(query, total, (slice) => listView(work, reach, vista, slice))
    return { ...page, itens: await describeItems(needs, work, reach, page.itens), contagens }
  })
}

/** Numbers of people who wait, for the home of the office. */
export function sumCare(call: MemberCall): Promise<CareSummary> {
  return call.inChurch(async (work) => {
    const reach = await findReach(work, call)
    const { timeZone } = await work.facts()
    const sunday = dateAfter(reach.today, -new Date(`${reach.today}T00:00:00Z`).getUTCDay())
    const sums = await sumOpen(work, reach, instantAt(sunday, '00:00', timeZone))
    return { ...sums, oracoes: reach.prayers !== false ? sums.oracoes : null }
  })
}

/** Items about a person; NOT_FOUND is not told of a person who has none. */
export function listCareOfPerson(needs: CareSources, call: MemberCall, id: number): Promise<CareItem[]> {
  return call.inChurch(async (work) => {
    const reach = await findReach(work, call)
    return describeItems(needs, work, reach, await listOfPerson(work, reach, toMemberId(id)))
  })
}

/** An item with the words of its card or prayer. Throws NOT_FOUND for one that the caller may not see. */
export function getCare(needs: CareSources, call: MemberCall, id: number): Promise<CareFile> {
  return call.inChurch(async (work) => {
    const reach = await findReach(work, call)
    const row = await requireSeen(work, reach, id)
    const found = await findSources(needs, work, [row])
    const { card, prayer } = pickSource(row, found)
    return {
      item: toItem(row, reach, found),
      mensagem: prayer?.mensagem ?? card?.mensagem ?? null,
      flagLigacao: prayer?.flagLigacao ?? false,
      flagVisita: prayer?.flagVisita ?? false,
      anotacoes: (await reachesNotes(work, call, id)) ? await countNotes(work, id) : null,
    }
  })
}

const reachesNotes = async (work: ChurchWork, call: MemberCall, id: number) =>
  mayReach(call, 'care.notes') && (await findSeen(work, await findReach(work, call, 'care.notes'), id)) !== undefined

/** The staff who may take an item, by name. */
export function listCarers({ inChurch }: Pick<MemberCall, 'inChurch'>): Promise<Carer[]> {
  return inChurch((work) => findCarers(work, { isPrayer: false }))
}

/** An item as far as it decides who may take it: of a prayer, those who may see it, and those whose roles reach its person. */
interface TakenItem {
  readonly isPrayer: boolean
  /** The congregation of its person, null for none; omitted for any. */
  readonly congregacaoId?: number | null
}

/** The staff who may take an item. */
export async function findCarers(work: ChurchWork, { isPrayer, congregacaoId }: TakenItem): Promise<Carer[]> {
  const staff = await listStaff(work)
  return staff.flatMap(({ usuario: { id, nome, sobrenome }, roles, alcances }) => {
    const reaching = roles.filter((role) => {
      const limit = alcances.find((limited) => limited.role === role)
      return !limit || congregacaoId === undefined || limit.itens.some((item) => item.id === congregacaoId)
    })
    const holder = { roles: reaching }
    const may = hasPermission(holder, 'care.write') && (!isPrayer || hasPermission(holder, 'care.prayers'))
    return may ? [{ id, nome: `${nome} ${sobrenome}`.trim() }] : []
  })
}

export async function requireSeen(work: ChurchWork, reach: CareReach, id: number): Promise<CareRow> {
  const row = await findSeen(work, reach, id)
  if (!row) throw notFound()
  return row
}

/** Reads an item again, as an answer shows it. */
export async function readItem(needs: CareSources, work: ChurchWork, reach: CareReach, id: number): Promise<CareItem> {
  const row = await requireSeen(work, reach, id)
  return toItem(row, reach, await findSources(needs, work, [row]))
}

async function describeItems(needs: CareSources, work: ChurchWork, reach: CareReach, rows: readonly CareRow[]) {
  const found = await findSources(needs, work, rows)
  return rows.map((row) => toItem(row, reach, found))
}

type Found = Awaited<ReturnType<typeof findSources>>

/** The cards and prayers of items, by their ids. */
async function findSources(needs: CareSources, work: ChurchWork, rows: readonly CareRow[]) {
  const cards = rows.flatMap(({ cardId }) => cardId ?? [])
  const prayers = rows.flatMap(({ prayerId }) => prayerId ?? [])
  return {
    cards: cards.length === 0 ? undefined : await needs.findConnectCards(work, cards),
    prayers: prayers.length === 0 ? undefined : await needs.findCarePrayers(work, prayers),
  }
}

const pickSource = ({ cardId, prayerId }: CareRow, { cards, prayers }: Found) => ({
  card: cardId === null ? undefined : cards?.get(cardId),
  prayer: prayerId === null ? undefined : prayers?.get(prayerId),
})

function toItem(row: CareRow, { today }: CareReach, found: Found): CareItem {
  const { id, versao, tipo, flagPerigo, memberId, proximoPasso, prazo, concluidoEm } = row
  const { card, prayer } = pickSource(row, found)
  return {
    id,
    versao,
    tipo,
    flagPerigo,
    nome: row.nome ?? card?.nome ?? '',
    idUsuario: memberId,
    flagMenor: isMinorOn(today, row.dataNascimento),
    // As they gave it now, before what was known of them.
    telefone: card?.telefone ?? prayer?.telefone ?? row.telefone,
    email: card?.email ?? row.email,
    desde: row.desde.toISOString(),
    responsavel: row.responsavelId === null ? null : { id: row.responsavelId, nome: row.responsavel ?? '' },
    proximoPasso,
    prazo,
    flagVencido: concluidoEm === null && prazo !== null && prazo <= today,
    concluidoEm: concluidoEm?.toISOString() ?? null,
    concluidoPor: row.concluidoPor,
  }
}
