import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { eq } from 'drizzle-orm'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { muralConfiguracao } from './prayer.tables.ts'

/** Undefined while the church uses the defaults. */
export async function findSettings({ church, tx }: ChurchWork): Promise<WallSettings | undefined> {
  const { igrejaId, ...columns } = muralConfiguracao
  const { publicarAposAprovacao, limiteDenuncias, diasNoMural, limitePorDia } = columns
  const [found] = await tx
    .select({ publicarAposAprovacao, limiteDenuncias, diasNoMural, limitePorDia })
    .from(muralConfiguracao)
    .where(eq(igrejaId, church.igrejaId))
  return found
}

export async function saveSettings({ church, tx }: ChurchWork, settings: WallSettings): Promise<void> {
  await tx
    .insert(muralConfiguracao)
    .values({ ...settings, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: muralConfiguracao.igrejaId, set: settings })
}
