import type { SavedView, ViewForm } from '@narthex/contract/resources/editing.schemas'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../database/of-church.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { Actor, MemberCall } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { insertOwn } from '../../work/insert-own.ts'
import { findEditors } from '../editing/editors.queries.ts'
import type { Kind } from '../resource-kind.ts'
import { visao } from './views.tables.ts'

/** Most views of one person in one kind. */
const maxViews = 50

/** The caller's own views of a list and those that others share, the oldest first. */
export function listViews({ actor, inChurch }: MemberCall, { resource }: Kind): Promise<{ itens: SavedView[] }> {
  const isSeen = or(eq(visao.accountId, actor.accountId), visao.flagCompartilhada)
  return inChurch(async (work) => ({ itens: await readViews(work, actor, ofKind(work, resource.name, isSeen)) }))
}

export function addView({ actor, inChurch }: MemberCall, { resource }: Kind, form: ViewForm): Promise<SavedView> {
  const { accountId } = actor
  return inChurch(async (work) => {
    const isOwn = ofKind(work, resource.name, eq(visao.accountId, accountId))
    if ((await work.tx.$count(visao, isOwn)) >= maxViews) throw new DomainError('LIMIT_REACHED')
    const id = await insertOwn(work, visao, { ...form, tipo: resource.name, accountId, dataAlteracao: work.now })
    return readView(work, actor, resource.name, id)
  })
}

/** Changes an own view. Those of others are as if they were not there. */
export function setView({ actor, inChurch }: MemberCall, { resource }: Kind, id: number, form: ViewForm) {
  return inChurch(async (work) => {
    const changed = await work.tx
      .update(visao)
      .set({ ...form, dataAlteracao: work.now })
      .where(isOwnView(work, actor, resource.name, id))
      .returning({ id: visao.id })
    if (changed.length === 0) throw notFound()
    return readView(work, actor, resource.name, id)
  })
}

export async function removeView({ actor, inChurch }: MemberCall, { resource }: Kind, id: number): Promise<void> {
  const removed = await inChurch((work) =>
    work.tx
      .delete(visao)
      .where(isOwnView(work, actor, resource.name, id))
      .returning({ id: visao.id }),
  )
  if (removed.length === 0) throw notFound()
}

const ofKind = ({ church }: ChurchWork, tipo: string, condition: SQL | undefined) =>
  and(ofChurch(visao, church), eq(visao.tipo, tipo), condition)

const isOwnView = (work: ChurchWork, { accountId }: Actor, tipo: string, id: number) =>
  ofKind(work, tipo, and(eq(visao.id, id), eq(visao.accountId, accountId)))

async function readView(work: ChurchWork, actor: Actor, tipo: string, id: number): Promise<SavedView> {
  const [view] = await readViews(work, actor, ofKind(work, tipo, eq(visao.id, id)))
  if (!view) throw notFound()
  return view
}

async function readViews(work: ChurchWork, actor: Actor, where: SQL | undefined): Promise<SavedView[]> {
  const rows = await work.tx.select().from(visao).where(where).orderBy(asc(visao.id))
  const editors = await findEditors(
    work,
    rows.map(({ accountId }) => accountId),
  )
  return rows.map(({ id, nome, consulta, flagCompartilhada, accountId }) => ({
    id,
    nome,
    consulta,
    flagCompartilhada,
    flagPropria: accountId === actor.accountId,
    usuario: editors.get(accountId) ?? null,
  }))
}
