import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { conteudo, estudoConfiguracao } from './content.tables.ts'

export type StudySettings = Omit<typeof estudoConfiguracao.$inferSelect, 'igrejaId'>

/** Settings of a church that never saved any. */
const defaults: StudySettings = { flagConteudoPublico: true, versao: 0 }

export async function findStudySettings({ church, tx }: ChurchWork): Promise<StudySettings> {
  const { flagConteudoPublico, versao } = estudoConfiguracao
  const [row] = await tx
    .select({ flagConteudoPublico, versao })
    .from(estudoConfiguracao)
    .where(ofChurch(estudoConfiguracao, church))
  return row ?? defaults
}

export async function upsertStudySettings(
  { church, tx }: ChurchWork,
  settings: Omit<StudySettings, 'versao'>,
): Promise<void> {
  await tx
    .insert(estudoConfiguracao)
    .values({ ...settings, igrejaId: church.igrejaId })
    .onConflictDoUpdate({
      target: estudoConfiguracao.igrejaId,
      set: { ...settings, versao: sql`${estudoConfiguracao.versao} + 1` },
    })
}

/** Includes drafts. */
export async function listStudyIds({ church, tx }: ChurchWork): Promise<number[]> {
  const rows = await tx
    .select({ id: conteudo.id })
    .from(conteudo)
    .where(and(ofChurch(conteudo, church), eq(conteudo.tipo, 'ESTUDO')))
  return rows.map(({ id }) => id)
}
