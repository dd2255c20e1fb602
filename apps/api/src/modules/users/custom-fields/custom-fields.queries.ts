import type { CustomFieldKind } from '@narthex/contract/users/custom-field-words'
import { and, count, desc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { campoPersonalizado as campo, campoPersonalizadoResposta as resposta } from './custom-fields.tables.ts'

/** SQL condition: the field is asked. */
const isAsked = and(campo.flagAtivo, isNull(campo.removidoEm))

/** SQL condition: the answer is shown, as it is of the present kind and one of the present options. */
const isShown = and(
  eq(resposta.igrejaId, campo.igrejaId),
  eq(resposta.campoId, campo.id),
  eq(resposta.tipo, campo.tipo),
  or(ne(campo.tipo, 'OPCAO'), sql`${campo.opcoes} ? ${resposta.valor}`),
)

/** The church's fields that are asked, in its order. */
export function listFields({ church, tx }: ChurchWork) {
  const { id, idExterno, tipo, titulo, ajuda, opcoes, flagObrigatorio, visao, autoria } = campo
  return tx
    .select({ id, idExterno, tipo, titulo, ajuda, opcoes, flagObrigatorio, visao, autoria })
    .from(campo)
    .where(and(ofChurch(campo, church), isAsked))
    .orderBy(campo.ordem, campo.id)
}
export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]

/** The shown answers of people to fields that are asked. */
export function listAnswers({ church, tx }: ChurchWork, memberIds: readonly MemberId[], campoIds: readonly number[]) {
  return tx
    .select({ memberId: resposta.memberId, campoId: resposta.campoId, valor: resposta.valor })
    .from(resposta)
    .innerJoin(campo, isShown)
    .where(
      and(
        ofChurch(resposta, church),
        inArray(resposta.memberId, [...memberIds]),
        inArray(resposta.campoId, [...campoIds]),
        isAsked,
      ),
    )
}

/** The shown answers of people that all who read people see. */
export function listOpenAnswers({ church, tx }: ChurchWork, memberIds: readonly MemberId[]) {
  return tx
    .select({ memberId: resposta.memberId, campoId: resposta.campoId, valor: resposta.valor })
    .from(resposta)
    .innerJoin(campo, isShown)
    .where(
      and(ofChurch(resposta, church), inArray(resposta.memberId, [...memberIds]), isAsked, eq(campo.visao, 'PESSOAS')),
    )
}

export interface AnswerRow {
  readonly campoId: number
  readonly tipo: CustomFieldKind
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
      target: [resposta.igrejaId, resposta.memberId, resposta.campoId, resposta.tipo],
      set: { valor: sql`excluded.valor` },
    })
}

/** Removes the shown answers of a person to fields. Those that wait for the return of a kind or an option stay. */
export async function removeAnswers(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  campoIds: readonly number[],
): Promise<void> {
  if (campoIds.length === 0) return
  const isNamed = inArray(resposta.campoId, [...campoIds])
  await tx
    .delete(resposta)
    .where(
      and(
        ofChurch(resposta, church),
        eq(resposta.memberId, memberId),
        isNamed,
        exists(tx.select({ id: campo.id }).from(campo).where(isShown)),
      ),
    )
}

/** The number of answers to a field of its present kind, by value where that is an option. */
export function countAnswers({ church, tx }: ChurchWork, campoId: number) {
  const opcao = sql<string | null>`case when ${campo.tipo} = 'OPCAO' then ${resposta.valor} end`
  return tx
    .select({ opcao, total: count() })
    .from(resposta)
    .innerJoin(
      campo,
      and(eq(campo.igrejaId, resposta.igrejaId), eq(campo.id, resposta.campoId), eq(campo.tipo, resposta.tipo)),
    )
    .where(and(ofChurch(resposta, church), eq(resposta.campoId, campoId)))
    .groupBy(opcao)
    .orderBy(desc(count()))
}

/** The id of the field that another system has named, in the trash or not. */
export async function findFieldId({ church, tx }: ChurchWork, idExterno: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: campo.id })
    .from(campo)
    .where(and(ofChurch(campo, church), eq(campo.idExterno, idExterno), isNull(campo.removidoEm)))
  return found?.id
}
