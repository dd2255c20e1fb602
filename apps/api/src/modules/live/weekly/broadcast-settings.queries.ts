import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { transmissaoConfiguracao } from '../broadcasts/live.tables.ts'

export type SettingsRow = OwnRow<typeof transmissaoConfiguracao>

export async function findBroadcastSettings({ church, tx }: ChurchWork) {
  const [found] = await tx.select().from(transmissaoConfiguracao).where(ofChurch(transmissaoConfiguracao, church))
  return found
}

export async function saveBroadcastSettings({ church, tx }: ChurchWork, row: SettingsRow): Promise<void> {
  await tx
    .insert(transmissaoConfiguracao)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: transmissaoConfiguracao.igrejaId, set: row })
}
