import type { Presence } from '@narthex/contract/resources/editing.schemas'
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { ofChurch } from '../../database/of-church.ts'
import { notFound } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import type { Kind } from '../resource-kind.ts'
import { findDraft } from './draft.queries.ts'
import { presenca } from './editing.tables.ts'
import { findEditors } from './editors.queries.ts'

/** An editor tells of itself every 15 seconds; one that missed three times is gone. */
const presentMs = 45_000

interface Open {
  readonly editor: string
  readonly flagAberto: boolean
}

/** Tells that an editor has a record open, or no longer. Gives the others who have: a person's own tabs are no others. */
export function tellPresence(
  { actor, inChurch }: MemberCall,
  { resource, service }: Kind,
  id: number,
  { editor, flagAberto }: Open,
): Promise<Presence> {
  return inChurch(async (work) => {
    const record = await service.record(id).find(work)
    if (!record && flagAberto) throw notFound()
    const own = { tipo: resource.name, registro: id, accountId: actor.accountId, editor }
    await removeSilent(work)
    if (flagAberto) await upsertPresence(work, own)
    else await removePresence(work, own)
    const others = await listOthers(work, own)
    const editors = await findEditors(
      work,
      others.map(({ accountId }) => accountId),
    )
    const outros = others.flatMap(({ accountId, desde }) => {
      const usuario = editors.get(accountId)
      return usuario ? [{ usuario, desde: desde.toISOString() }] : []
    })
    const draft = await findDraft(work, resource.name, id)
    return { outros, versao: record?.versao ?? 0, revisao: draft?.revisao ?? 0 }
  })
}

type Own = Pick<typeof presenca.$inferSelect, 'tipo' | 'registro' | 'accountId' | 'editor'>

const isOfRecord = ({ church }: ChurchWork, { tipo, registro }: Pick<Own, 'tipo' | 'registro'>) =>
  and(ofChurch(presenca, church), eq(presenca.tipo, tipo), eq(presenca.registro, registro))

async function upsertPresence(work: ChurchWork, own: Own): Promise<void> {
  const { igrejaId, tipo, registro, accountId, editor } = presenca
  await work.tx
    .insert(presenca)
    .values({ ...own, igrejaId: work.church.igrejaId, desde: work.now, vistoEm: work.now })
    .onConflictDoUpdate({ target: [igrejaId, tipo, registro, accountId, editor], set: { vistoEm: work.now } })
}

async function removePresence(work: ChurchWork, own: Own): Promise<void> {
  await work.tx
    .delete(presenca)
    .where(and(isOfRecord(work, own), eq(presenca.accountId, own.accountId), eq(presenca.editor, own.editor)))
}

async function removeSilent({ church, tx, now }: ChurchWork): Promise<void> {
  await tx.delete(presenca).where(and(ofChurch(presenca, church), lt(presenca.vistoEm, silentSince(now))))
}

const silentSince = (now: Date) => new Date(now.getTime() - presentMs)

function listOthers(work: ChurchWork, own: Own) {
  return work.tx
    .select({ accountId: presenca.accountId, desde: sql<Date>`min(${presenca.desde})`.mapWith(presenca.desde) })
    .from(presenca)
    .where(
      and(isOfRecord(work, own), ne(presenca.accountId, own.accountId), gte(presenca.vistoEm, silentSince(work.now))),
    )
    .groupBy(presenca.accountId)
    .orderBy(sql`min(${presenca.desde})`)
    .limit(20)
}
