import type { directorySettings } from '@narthex/contract/people/directory.settings'
import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { diretorio } from './directory.tables.ts'

export type DirectorySettings = z.output<(typeof directorySettings)['row']>

/** Settings of a church that never wrote them: there is no directory. */
const none: DirectorySettings = { flagLigado: false, publico: 'MEMBROS', campos: [], versao: 0 }

export async function findDirectorySettings({ church, tx }: ChurchWork): Promise<DirectorySettings> {
  const { flagLigado, publico, campos, versao } = diretorio
  const [row] = await tx
    .select({ flagLigado, publico, campos, versao })
    .from(diretorio)
    .where(ofChurch(diretorio, church))
  return row ?? none
}

export async function upsertDirectorySettings(
  { church, tx }: ChurchWork,
  settings: Omit<DirectorySettings, 'versao'>,
): Promise<void> {
  await tx
    .insert(diretorio)
    .values({ igrejaId: church.igrejaId, ...settings })
    .onConflictDoUpdate({
      target: diretorio.igrejaId,
      set: { ...settings, versao: sql`${diretorio.versao} + 1` },
    })
}
