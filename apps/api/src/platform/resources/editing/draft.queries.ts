import { and, eq, inArray } from 'drizzle-orm'
import { ofChurch } from '../../database/of-church.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { rascunho, registroVersao } from './editing.tables.ts'

export type DraftRow = Omit<typeof rascunho.$inferSelect, 'igrejaId' | 'tipo' | 'registro'>

const isDraft = ({ church }: ChurchWork, tipo: string, registro: number) =>
  and(ofChurch(rascunho, church), eq(rascunho.tipo, tipo), eq(rascunho.registro, registro))

/** The draft of a record. Who changes it holds the record. */
export async function findDraft(work: ChurchWork, tipo: string, registro: number): Promise<DraftRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(rascunho)
    .where(isDraft(work, tipo, registro))
  return row
}

/** The drafts of many records, by their ids. */
export async function findDrafts(
  { church, tx }: ChurchWork,
  tipo: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, DraftRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(rascunho)
    .where(and(ofChurch(rascunho, church), eq(rascunho.tipo, tipo), inArray(rascunho.registro, [...ids])))
  return new Map(rows.map((row) => [row.registro, row]))
}

export async function putDraft(work: ChurchWork, tipo: string, registro: number, row: DraftRow): Promise<void> {
  const key = { igrejaId: work.church.igrejaId, tipo, registro }
  await work.tx
    .insert(rascunho)
    .values({ ...row, ...key })
    .onConflictDoUpdate({ target: [rascunho.igrejaId, rascunho.tipo, rascunho.registro], set: row })
}

export async function patchDraft(work: ChurchWork, tipo: string, registro: number, row: Partial<DraftRow>) {
  await work.tx
    .update(rascunho)
    .set(row)
    .where(isDraft(work, tipo, registro))
}

/** Forgets when drafts were to go live. */
export async function forgetMoments({ church, tx }: ChurchWork, tipo: string, ids: readonly number[]): Promise<void> {
  await tx
    .update(rascunho)
    .set({ publicarEm: null })
    .where(and(ofChurch(rascunho, church), eq(rascunho.tipo, tipo), inArray(rascunho.registro, [...ids])))
}

/** Removes what was kept of a record that is gone for good: its draft and its versions. */
export async function forgetEditing(work: ChurchWork, tipo: string, registro: number): Promise<void> {
  await work.tx.delete(rascunho).where(isDraft(work, tipo, registro))
  await work.tx
    .delete(registroVersao)
    .where(
      and(ofChurch(registroVersao, work.church), eq(registroVersao.tipo, tipo), eq(registroVersao.registro, registro)),
    )
}
