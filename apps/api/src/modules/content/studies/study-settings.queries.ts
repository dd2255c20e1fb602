import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { conteudo, estudoConfiguracao } from '../content.tables.ts'

export type StudySettings = Omit<typeof estudoConfiguracao.$inferSelect, 'igrejaId'>

/** As a church has them that never said anything. */
const usual: StudySettings = { flagConteudoPublico: true }

export async function findStudySettings(scope: ChurchScope, tx: Tx): Promise<StudySettings> {
  const { flagConteudoPublico } = estudoConfiguracao
  const [row] = await tx
    .select({ flagConteudoPublico })
    .from(estudoConfiguracao)
    .where(eq(estudoConfiguracao.igrejaId, scope.igrejaId))
  return row ?? usual
}

export async function upsertStudySettings(scope: ChurchScope, tx: Tx, settings: StudySettings): Promise<void> {
  await tx
    .insert(estudoConfiguracao)
    .values({ ...settings, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({ target: estudoConfiguracao.igrejaId, set: settings })
}

/** Of all the church's studies, drafts too. */
export async function listStudyIds(scope: ChurchScope, tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: conteudo.id })
    .from(conteudo)
    .where(and(eq(conteudo.igrejaId, scope.igrejaId), eq(conteudo.tipo, 'ESTUDO')))
  return rows.map(({ id }) => id)
}
