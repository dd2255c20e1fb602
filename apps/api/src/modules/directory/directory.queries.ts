import type { DirectoryAudience } from '@narthex/contract/people/directory-words'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/database.ts'
import { defineKeyset, type Part } from '../../platform/database/keyset.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario, usuarioRole } from '../members/members.tables.ts'
import { isHeldAt } from '../members/roles.queries.ts'
import { diretorioBloqueio, diretorioMembro } from './directory.tables.ts'

const { igrejaId, id, accountId, flagAtivo, flagPorConferir, situacao, dataNascimento } = usuario

/** The order of the directory: by name alone, which everyone in it shows. */
export const directoryOrder = defineKeyset('diretorio', [
  { column: usuario.nomeBusca, kind: 'text', direction: 'asc' },
  { column: id, kind: 'number', direction: 'asc' },
])

/** Eighteen years before a day of the church's calendar, by whose text birthdays are compared: 29 February may be no day. */
const lastAdult = (today: string) => `${String(Number(today.slice(0, 4)) - 18).padStart(4, '0')}${today.slice(4)}`

/** Known to be grown up; where no date of birth is known, at least a child of no household. */
const isAdult = (today: string) => sql`case
  when ${dataNascimento} is not null then ${dataNascimento}::text <= ${lastAdult(today)}
  else not exists (select 1 from domicilio_membro m
    where m.igreja_id = ${igrejaId} and m.usuario_id = ${id} and m.papel = 'CRIANCA') end`

const hasRole = (now: Date) => sql`exists (select 1 from ${usuarioRole}
  where ${usuarioRole.igrejaId} = ${igrejaId} and ${usuarioRole.memberId} = ${id} and ${isHeldAt(now)})`

/** A member in the church's words, or someone to whom it gave a role; with a login that is theirs. */
const isMember = (now: Date) =>
  and(
    eq(flagAtivo, true),
    isNotNull(accountId),
    eq(flagPorConferir, false),
    or(eq(situacao, 'MEMBRO'), and(eq(situacao, 'FREQUENTADOR'), hasRole(now))),
  )

const isBanned = (now: Date) => sql`exists (select 1 from chat_bloqueio b
  where b.igreja_id = ${igrejaId} and b.usuario_id = ${id} and b.tipo = 'BANIDO'
    and (b.ate is null or b.ate > ${now.toISOString()}))`

const choice = and(eq(diretorioMembro.igrejaId, igrejaId), eq(diretorioMembro.memberId, id))

/** SQL condition: the directory holds the person, for one reader or another. */
const isListed = ({ church, now }: ChurchWork, today: string) =>
  and(
    ofChurch(usuario, church),
    isMember(now),
    isAdult(today),
    sql`not ${isBanned(now)}`,
    or(isNull(diretorioMembro.flagFora), eq(diretorioMembro.flagFora, false)),
  )

/** Facts by which a reader's part of the directory is cut out. */
export interface DirectoryReach {
  readonly reader: MemberId
  readonly readerIsStaff: boolean
  readonly publico: DirectoryAudience
  /** Day of the church's calendar, `YYYY-MM-DD`. */
  readonly today: string
}

function isForReader({ reader, readerIsStaff, publico }: DirectoryReach): SQL | undefined {
  if (publico === 'MEMBROS') return undefined
  if (publico === 'EQUIPE') return readerIsStaff ? undefined : sql`false`
  if (publico === 'CONGREGACAO')
    return sql`${usuario.congregacaoId} = (select r.congregacao_id from usuario r
      where r.igreja_id = ${igrejaId} and r.id = ${reader})`
  return sql`${id} in (select o.usuario_id from celula_membro m
    join celula c on c.igreja_id = m.igreja_id and c.id = m.celula_id and c.flag_ativa
    join celula_membro o on o.igreja_id = m.igreja_id and o.celula_id = m.celula_id
    where m.igreja_id = current_church() and m.usuario_id = ${reader})`
}

const isApart = (reader: MemberId) => sql`exists (select 1 from ${diretorioBloqueio}
  where ${diretorioBloqueio.igrejaId} = ${igrejaId}
    and (${diretorioBloqueio.memberId}, ${diretorioBloqueio.blockedId}) in ((${id}, ${reader}), (${reader}, ${id})))`

const maxParts = 6

/** All words of the term, each somewhere in the name, without accents. */
const isNamed = (term: string) =>
  sql.join(
    term
      .trim()
      .split(/\s+/)
      .slice(0, maxParts)
      .map((part) => sql`' ' || ${usuario.nomeBusca} like (select name_pattern(${part}))`),
    sql` and `,
  )

const columns = {
  id,
  nome: usuario.nome,
  sobrenome: usuario.sobrenome,
  imagem: usuario.imagem,
  telefone: usuario.telefone,
  email: usuario.email,
  congregacao: sql<string | null>`(select c.nome from congregacao c
    where c.igreja_id = usuario.igreja_id and c.id = usuario.congregacao_id)`,
  aniversario: sql<string | null>`to_char(${dataNascimento}, 'MM-DD')`,
  campos: diretorioMembro.campos,
  agreed: diretorioMembro.publico,
  place: directoryOrder.place,
}

const selectMembers = ({ tx }: ChurchWork) => tx.select(columns).from(usuario).leftJoin(diretorioMembro, choice)

export type DirectoryRow = Awaited<ReturnType<typeof listReadable>>[number]

/** A part of the directory as its reader sees it. */
export function listReadable(
  work: ChurchWork,
  reach: DirectoryReach,
  part: Part & { readonly term?: string | undefined },
) {
  const { term, isBehind, limit } = part
  return selectMembers(work)
    .where(
      and(
        isListed(work, reach.today),
        isForReader(reach),
        sql`not ${isApart(reach.reader)}`,
        term === undefined ? undefined : isNamed(term),
        isBehind,
      ),
    )
    .orderBy(...directoryOrder.orderBy)
    .limit(limit)
}

/** Whether the directory shows a member to its reader. */
export async function isReadable(work: ChurchWork, reach: DirectoryReach, memberId: MemberId): Promise<boolean> {
  const [found] = await selectMembers(work).where(
    and(isListed(work, reach.today), isForReader(reach), eq(id, memberId), sql`not ${isApart(reach.reader)}`),
  )
  return found !== undefined
}

/** A part of all who are in the directory, for the office. */
export function listListed(work: ChurchWork, today: string, { isBehind, limit }: Part) {
  return selectMembers(work)
    .where(and(isListed(work, today), isBehind))
    .orderBy(...directoryOrder.orderBy)
    .limit(limit)
}

export async function countListed(work: ChurchWork, today: string): Promise<number> {
  const [row] = await work.tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(usuario)
    .leftJoin(diretorioMembro, choice)
    .where(isListed(work, today))
  return row?.total ?? 0
}

/** A member with their choice, and what keeps them from the directory. */
export async function findOwnEntry(work: ChurchWork, memberId: MemberId, today: string) {
  const [row] = await work.tx
    .select({
      ...columns,
      flagFora: diretorioMembro.flagFora,
      isMember: sql<boolean>`${isMember(work.now)}`,
      isAdult: sql<boolean>`${isAdult(today)}`,
      isBanned: sql<boolean>`${isBanned(work.now)}`,
      isStaff: sql<boolean>`${hasRole(work.now)}`,
    })
    .from(usuario)
    .leftJoin(diretorioMembro, choice)
    .where(and(ofChurch(usuario, work.church), eq(id, memberId)))
  return row
}

/** The names of the open groups of each of these members, by their ids. */
export async function findGroupNames(
  { tx }: ChurchWork,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await queryRows<{ memberId: number; names: string[] }>(
    tx,
    sql`select m.usuario_id as "memberId", array_agg(c.nome order by c.nome) as names from celula_membro m
      join celula c on c.igreja_id = m.igreja_id and c.id = m.celula_id and c.flag_ativa
      where m.igreja_id = current_church() and m.usuario_id in ${[...ids]} group by m.usuario_id`,
  )
  return new Map(rows.map(({ memberId, names }) => [memberId, names]))
}
