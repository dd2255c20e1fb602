import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { estudoResposta } from '../content.tables.ts'

export type AnswerRow = typeof estudoResposta.$inferSelect
type AnswerKey = Pick<AnswerRow, 'memberId' | 'estudoId' | 'pergunta'>

const { igrejaId, estudoId, pergunta, texto, flagCompartilhada, versao } = estudoResposta

/** Deleted answers are kept as empty rows (for their version) and left out here. */
export function listAnswers({ church, tx }: ChurchWork, of: Omit<AnswerKey, 'pergunta'>) {
  return tx
    .select({ pergunta, texto, flagCompartilhada, versao })
    .from(estudoResposta)
    .where(
      and(
        eq(igrejaId, church.igrejaId),
        eq(estudoResposta.memberId, of.memberId),
        eq(estudoId, of.estudoId),
        ne(texto, ''),
      ),
    )
    .orderBy(asc(pergunta))
}

interface Sharing {
  readonly studyId: number
  readonly memberIds: readonly MemberId[]
  /** Question codes. */
  readonly questionCodes: readonly string[]
}

/** Lists the answers that these members share with their group leaders. */
export function listShared({ church, tx }: ChurchWork, { studyId, memberIds, questionCodes }: Sharing) {
  return tx
    .select({ memberId: estudoResposta.memberId, pergunta, texto })
    .from(estudoResposta)
    .where(
      and(
        eq(igrejaId, church.igrejaId),
        eq(estudoId, studyId),
        inArray(estudoResposta.memberId, [...memberIds]),
        inArray(pergunta, [...questionCodes]),
        eq(flagCompartilhada, true),
      ),
    )
    .orderBy(asc(pergunta), asc(estudoResposta.memberId))
}

const hasKey = (scope: ChurchScope, key: AnswerKey) =>
  and(
    eq(igrejaId, scope.igrejaId),
    eq(estudoResposta.memberId, key.memberId),
    eq(estudoId, key.estudoId),
    eq(pergunta, key.pergunta),
  )

export async function findAnswer({ church, tx }: ChurchWork, key: AnswerKey): Promise<AnswerRow | undefined> {
  const [found] = await tx.select().from(estudoResposta).where(hasKey(church, key))
  return found
}

export async function putAnswer({ church, tx }: ChurchWork, row: Omit<AnswerRow, 'igrejaId'>): Promise<void> {
  await tx
    .insert(estudoResposta)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: [igrejaId, estudoResposta.memberId, estudoId, pergunta], set: row })
}
