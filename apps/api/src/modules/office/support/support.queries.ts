import { and, count, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import { auditoria } from '../../../platform/audit/audit.tables.ts'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { acessoSuporte, sessaoSuporte } from './support.tables.ts'

export type AccessRow = typeof acessoSuporte.$inferSelect

const isNamed = ({ church }: ChurchWork, id: number) => and(ofChurch(acessoSuporte, church), eq(acessoSuporte.id, id))

/** The last opened first. */
export const accessOrder = defineKeyset('support accesses', [
  { column: acessoSuporte.id, kind: 'number', direction: 'desc' },
])

export function listAccesses({ church, tx }: ChurchWork, { isBehind, limit }: Part) {
  return tx
    .select({ place: accessOrder.place, row: acessoSuporte })
    .from(acessoSuporte)
    .where(and(ofChurch(acessoSuporte, church), isBehind))
    .orderBy(...accessOrder.orderBy)
    .limit(limit)
}

export const countAccesses = ({ church, tx }: ChurchWork): Promise<number> =>
  tx.$count(acessoSuporte, ofChurch(acessoSuporte, church))

export async function findAccess(work: ChurchWork, id: number): Promise<AccessRow | undefined> {
  const [row] = await work.tx.select().from(acessoSuporte).where(isNamed(work, id))
  return row
}

/** The access that is open now. */
export async function findOpenAccess({ church, tx, now }: ChurchWork): Promise<AccessRow | undefined> {
  const [row] = await tx
    .select()
    .from(acessoSuporte)
    .where(and(ofChurch(acessoSuporte, church), isNull(acessoSuporte.encerradoEm), gt(acessoSuporte.expiraEm, now)))
  return row
}

/** Marks an access as ended whose time has run out. */
export async function closeExpired({ church, tx, now }: ChurchWork): Promise<void> {
  await tx
    .update(acessoSuporte)
    .set({ encerradoEm: acessoSuporte.expiraEm } as never)
    .where(and(ofChurch(acessoSuporte, church), isNull(acessoSuporte.encerradoEm), lte(acessoSuporte.expiraEm, now)))
}

/** Gives the id; undefined where another one is open. */
export async function insertAccess(
  { church, tx }: ChurchWork,
  row: OwnRow<typeof acessoSuporte>,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(acessoSuporte)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
    .returning({ id: acessoSuporte.id })
  return made?.id
}

export async function updateAccess(
  work: ChurchWork,
  id: number,
  change: Partial<OwnRow<typeof acessoSuporte>>,
): Promise<void> {
  await work.tx.update(acessoSuporte).set(change).where(isNamed(work, id))
}

/** The access of an act, as its details name it. */
const accessOfAct = sql<string>`${auditoria.detalhes} ->> 'suporte'`
const isView = ({ church }: ChurchWork, ids: readonly number[]) =>
  and(ofChurch(auditoria, church), eq(auditoria.acao, 'SUPPORT_VIEWED'), inArray(accessOfAct, ids.map(String)))

/** How many calls were made in each of these accesses. */
export async function countViews(work: ChurchWork, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await work.tx
    .select({ id: accessOfAct, calls: count() })
    .from(auditoria)
    .where(isView(work, ids))
    .groupBy(accessOfAct)
  return new Map(rows.map(({ id, calls }) => [Number(id), calls]))
}

/** The last first. */
export const viewOrder = defineKeyset('support views', [{ column: auditoria.id, kind: 'number', direction: 'desc' }])

export function listViews(work: ChurchWork, accessId: number, { isBehind, limit }: Part) {
  const { id, momento, detalhes } = auditoria
  return work.tx
    .select({ place: viewOrder.place, id, momento, detalhes })
    .from(auditoria)
    .where(and(isView(work, [accessId]), isBehind))
    .orderBy(desc(id))
    .limit(limit)
}

export const insertSupportSession = (work: ChurchWork, row: OwnRow<typeof sessaoSuporte>): Promise<number> =>
  insertOwn(work, sessaoSuporte, row)

/** Takes a code that is still good, once, and gives its session a cookie. */
export async function spendCode(
  { church, tx, now }: ChurchWork,
  codigoHash: string,
  hash: string,
): Promise<{ readonly id: number } | undefined> {
  const [spent] = await tx
    .update(sessaoSuporte)
    .set({ codigoHash: null, codigoExpiraEm: null, hash })
    .where(
      and(
        ofChurch(sessaoSuporte, church),
        eq(sessaoSuporte.codigoHash, codigoHash),
        gt(sessaoSuporte.codigoExpiraEm, now),
        isNull(sessaoSuporte.encerradaEm),
      ),
    )
    .returning({ id: sessaoSuporte.id })
  return spent
}

/** A session that lasts, of an access that is open, by its cookie or its id. */
export async function findSupportSession(
  { church, tx, now }: ChurchWork,
  key: { readonly hash: string } | { readonly id: number },
) {
  const [found] = await tx
    .select({
      id: sessaoSuporte.id,
      operadorSessaoId: sessaoSuporte.operadorSessaoId,
      criadaEm: sessaoSuporte.criadaEm,
      access: acessoSuporte,
    })
    .from(sessaoSuporte)
    .innerJoin(
      acessoSuporte,
      and(eq(acessoSuporte.igrejaId, sessaoSuporte.igrejaId), eq(acessoSuporte.id, sessaoSuporte.acessoId)),
    )
    .where(
      and(
        ofChurch(sessaoSuporte, church),
        'hash' in key ? eq(sessaoSuporte.hash, key.hash) : eq(sessaoSuporte.id, key.id),
        isNull(sessaoSuporte.encerradaEm),
        isNull(acessoSuporte.encerradoEm),
        gt(acessoSuporte.expiraEm, now),
      ),
    )
  return found
}

export async function endSupportSessionRow({ church, tx, now }: ChurchWork, id: number): Promise<void> {
  await tx
    .update(sessaoSuporte)
    .set({ encerradaEm: now })
    .where(and(ofChurch(sessaoSuporte, church), eq(sessaoSuporte.id, id), isNull(sessaoSuporte.encerradaEm)))
}
