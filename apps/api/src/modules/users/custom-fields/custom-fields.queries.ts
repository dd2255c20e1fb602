import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { campoPersonalizado as campo, campoPersonalizadoResposta as resposta } from './custom-fields.tables.ts'

/** The church's current fields in its order, each with this member's answer. */
export async function listFields({ church, tx }: ChurchWork, memberId: MemberId) {
  const { id, codigo, tipo, titulo, ajuda, opcoes, flagObrigatorio } = campo
  return tx
    .select({ id, codigo, tipo, titulo, ajuda, opcoes, flagObrigatorio, valor: resposta.valor })
    .from(campo)
    .leftJoin(
      resposta,
      and(eq(resposta.igrejaId, campo.igrejaId), eq(resposta.campoId, campo.id), eq(resposta.memberId, memberId)),
    )
    .where(and(ofChurch(campo, church), campo.flagAtivo))
    .orderBy(campo.ordem, campo.id)
}
export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]

export interface AnswerRow {
  readonly campoId: number
  readonly valor: string
}

export async function upsertAnswers(
  { church: { igrejaId }, tx }: ChurchWork,
  memberId: MemberId,
  answers: readonly AnswerRow[],
): Promise<void> {
  if (answers.length === 0) return
  await tx
    .insert(resposta)
    .values(answers.map((answer) => ({ ...answer, igrejaId, memberId })))
    .onConflictDoUpdate({
      target: [resposta.igrejaId, resposta.memberId, resposta.campoId],
      set: { valor: sql`excluded.valor` },
    })
}

export async function removeAnswers(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  campoIds: readonly number[],
): Promise<void> {
  if (campoIds.length === 0) return
  await tx
    .delete(resposta)
    .where(and(ofChurch(resposta, church), eq(resposta.memberId, memberId), inArray(resposta.campoId, [...campoIds])))
}

/** Replaces the church's fields; those with the same code and kind keep their answers. */
export async function replaceFields(
  { church, tx }: ChurchWork,
  rows: readonly Omit<OwnRow<typeof campo>, 'ordem' | 'flagAtivo'>[],
): Promise<void> {
  const { igrejaId } = church
  await tx.update(campo).set({ flagAtivo: false }).where(eq(campo.igrejaId, igrejaId))
  if (rows.length === 0) return
  await tx
    .insert(campo)
    .values(rows.map((row, ordem) => ({ ...row, igrejaId, ordem })))
    .onConflictDoUpdate({
      target: [campo.igrejaId, campo.codigo, campo.tipo],
      set: {
        titulo: sql`excluded.titulo`,
        ajuda: sql`excluded.ajuda`,
        opcoes: sql`excluded.opcoes`,
        flagObrigatorio: sql`excluded.flag_obrigatorio`,
        flagAtivo: true,
        ordem: sql`excluded.ordem`,
      },
    })
}
