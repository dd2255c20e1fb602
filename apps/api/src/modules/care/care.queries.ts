import type { CareView } from '@narthex/contract/care/care-words'
import {
  aliasedTable,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ofChurch } from '../../platform/database/of-church.ts'
import { isOnPage, type Slice } from '../../platform/database/page.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'
import { cuidado } from './care.tables.ts'

const { igrejaId: _, ...columns } = getTableColumns(cuidado)
const taker = aliasedTable(usuario, 'taker')
const doer = aliasedTable(usuario, 'doer')

/** Facts by which items are seen: their reader, the church's day, and which items are among them. */
export interface CareReach {
  readonly reader: MemberId
  /** Day of the church's calendar, `YYYY-MM-DD`. */
  readonly today: string
  /** Whether prayers are among them: all, or those of people of some congregations. */
  readonly prayers: boolean | Congregations
  /** The congregations of the people whose items are among them; undefined for all items. */
  readonly congregations: Congregations | undefined
}

type Congregations = readonly number[]

const isNoPrayer = ne(cuidado.tipo, 'ORACAO')

function isSeen(church: ChurchScope, { prayers, congregations }: CareReach) {
  const isPrayerSeen = typeof prayers === 'boolean' ? undefined : or(isNoPrayer, isAbout(church, prayers))
  return and(
    ofChurch(cuidado, church),
    congregations && isAbout(church, congregations),
    prayers === false ? isNoPrayer : isPrayerSeen,
  )
}

/** SQL condition: items about people of some congregations. Guests are of none. */
const isAbout = ({ igrejaId }: ChurchScope, ids: Congregations): SQL =>
  sql`${cuidado.memberId} in (select id from usuario
    where igreja_id = ${igrejaId} and congregacao_id = any(${sql.param([...ids])}::integer[]))`

const isOpen = isNull(cuidado.concluidoEm)

function viewConditions({ reader, today }: CareReach): Readonly<Record<CareView, SQL | undefined>> {
  return {
    ABERTOS: isOpen,
    MEUS: and(isOpen, eq(cuidado.responsavelId, reader)),
    SEM_RESPONSAVEL: and(isOpen, isNull(cuidado.responsavelId)),
    VENCIDOS: and(isOpen, lte(cuidado.prazo, today)),
    CONCLUIDOS: isNotNull(cuidado.concluidoEm),
  }
}

export const countView = ({ church, tx }: ChurchWork, reach: CareReach, view: CareView): Promise<number> =>
  tx.$count(cuidado, and(isSeen(church, reach), viewConditions(reach)[view]))

/** Numbers of open items by view. */
export async function countOpen({ church, tx }: ChurchWork, reach: CareReach) {
  const { MEUS, SEM_RESPONSAVEL, VENCIDOS } = viewConditions(reach)
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const [row] = await tx
    .select({
      ABERTOS: sql<number>`count(*)::integer`,
      MEUS: counted(MEUS),
      SEM_RESPONSAVEL: counted(SEM_RESPONSAVEL),
      VENCIDOS: counted(VENCIDOS),
    })
    .from(cuidado)
    .where(and(isSeen(church, reach), isOpen))
  return row ?? { ABERTOS: 0, MEUS: 0, SEM_RESPONSAVEL: 0, VENCIDOS: 0 }
}

/** Numbers of what is open, for the home of the office; `since` is the beginning of the last Sunday. */
export async function sumOpen({ church, tx }: ChurchWork, reach: CareReach, since: Date) {
  const { SEM_RESPONSAVEL, VENCIDOS } = viewConditions(reach)
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::integer`
  const isNew = and(inArray(cuidado.tipo, ['VISITANTE', 'CARTAO']), gte(cuidado.desde, since))
  const [row] = await tx
    .select({
      perigo: counted(eq(cuidado.flagPerigo, true)),
      visitantes: counted(isNew),
      oracoes: counted(eq(cuidado.tipo, 'ORACAO')),
      vencidos: counted(VENCIDOS),
      semResponsavel: counted(SEM_RESPONSAVEL),
    })
    .from(cuidado)
    .where(and(isSeen(church, reach), isOpen))
  return row ?? { perigo: 0, visitantes: 0, oracoes: 0, vencidos: 0, semResponsavel: 0 }
}

const openOrder = [desc(cuidado.flagPerigo), asc(cuidado.desde), asc(cuidado.id)]
const doneOrder = [desc(cuidado.concluidoEm), desc(cuidado.id)]

/** A page of a view: open items with danger first, then the oldest; done ones the latest first. */
export function listView(work: ChurchWork, reach: CareReach, view: CareView, slice: Slice) {
  const orderBy = view === 'CONCLUIDOS' ? doneOrder : openOrder
  const where = and(isSeen(work.church, reach), viewConditions(reach)[view])
  return selectItems(work)
    .where(isOnPage(work, { table: cuidado, key: cuidado.id, where, orderBy }, slice))
    .orderBy(...orderBy)
}

export type CareRow = Awaited<ReturnType<typeof listView>>[number]

const fullName = (table: Readonly<Record<'nome' | 'sobrenome', PgColumn>>) =>
  sql<string | null>`nullif(rtrim(concat(${table.nome}, ' ', ${table.sobrenome})), '')`

/** Items with their people, and the staff who took and finished them. */
function selectItems({ tx }: ChurchWork) {
  const isIn = (table: Readonly<Record<'igrejaId' | 'id', PgColumn>>, id: PgColumn) =>
    and(eq(table.igrejaId, cuidado.igrejaId), eq(table.id, id))
  return tx
    .select({
      ...columns,
      nome: fullName(usuario),
      telefone: usuario.telefone,
      email: usuario.email,
      dataNascimento: usuario.dataNascimento,
      congregacaoId: usuario.congregacaoId,
      responsavel: fullName(taker),
      concluidoPor: fullName(doer),
    })
    .from(cuidado)
    .leftJoin(usuario, isIn(usuario, cuidado.memberId))
    .leftJoin(taker, isIn(taker, cuidado.responsavelId))
    .leftJoin(doer, isIn(doer, cuidado.concluidoPorId))
}

/** An item, as far as its reader may see it. */
export async function findSeen(work: ChurchWork, reach: CareReach, id: number): Promise<CareRow | undefined> {
  const [found] = await selectItems(work).where(and(isSeen(work.church, reach), eq(cuidado.id, id)))
  return found
}

const shownOfPerson = 50

/** Items about a person, open ones first. */
export function listOfPerson(work: ChurchWork, reach: CareReach, memberId: MemberId): Promise<CareRow[]> {
  return selectItems(work)
    .where(and(isSeen(work.church, reach), eq(cuidado.memberId, memberId)))
    .orderBy(desc(isOpen), desc(cuidado.flagPerigo), desc(cuidado.desde), desc(cuidado.id))
    .limit(shownOfPerson)
}

/** The members who take open items that are due on a day; prayers apart. */
export async function listDueTakers({ church, tx }: ChurchWork, day: string) {
  return tx
    .selectDistinct({ responsavelId: cuidado.responsavelId, isPrayer: sql<boolean>`${cuidado.tipo} = 'ORACAO'` })
    .from(cuidado)
    .where(and(ofChurch(cuidado, church), isOpen, isNotNull(cuidado.responsavelId), eq(cuidado.prazo, day)))
}
