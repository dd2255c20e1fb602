import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { estudoResposta } from '../content.tables.ts'

export type AnswerRow = typeof estudoResposta.$inferSelect
type AnswerKey = Pick<AnswerRow, 'usuarioId' | 'estudoId' | 'pergunta'>

const { igrejaId, usuarioId, estudoId, pergunta, texto, flagCompartilhada, versao } = estudoResposta

/** But for what was taken away. */
export function listAnswers(scope: ChurchScope, tx: Tx, of: Omit<AnswerKey, 'pergunta'>) {
  return tx
    .select({ pergunta, texto, flagCompartilhada, versao })
    .from(estudoResposta)
    .where(and(eq(igrejaId, scope.igrejaId), eq(usuarioId, of.usuarioId), eq(estudoId, of.estudoId), ne(texto, '')))
    .orderBy(asc(pergunta))
}

interface Sharing {
  readonly studyId: number
  readonly memberIds: readonly number[]
  /** The codes of what the study asks. */
  readonly asked: readonly string[]
}

/** What these members share of their answers to what is asked. */
export function listShared(scope: ChurchScope, tx: Tx, { studyId, memberIds, asked }: Sharing) {
  return tx
    .select({ usuarioId, pergunta, texto })
    .from(estudoResposta)
    .where(
      and(
        eq(igrejaId, scope.igrejaId),
        eq(estudoId, studyId),
        inArray(usuarioId, [...memberIds]),
        inArray(pergunta, [...asked]),
        eq(flagCompartilhada, true),
      ),
    )
    .orderBy(asc(pergunta), asc(usuarioId))
}

const isThat = (scope: ChurchScope, key: AnswerKey) =>
  and(
    eq(igrejaId, scope.igrejaId),
    eq(usuarioId, key.usuarioId),
    eq(estudoId, key.estudoId),
    eq(pergunta, key.pergunta),
  )

export async function findAnswer(scope: ChurchScope, tx: Tx, key: AnswerKey): Promise<AnswerRow | undefined> {
  const [found] = await tx.select().from(estudoResposta).where(isThat(scope, key))
  return found
}

export async function putAnswer(scope: ChurchScope, tx: Tx, row: Omit<AnswerRow, 'igrejaId'>): Promise<void> {
  await tx
    .insert(estudoResposta)
    .values({ ...row, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, usuarioId, estudoId, pergunta], set: row })
}
