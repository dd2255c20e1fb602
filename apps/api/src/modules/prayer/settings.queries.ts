import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { muralConfiguracao } from './prayer.tables.ts'

/** Undefined where a church has chosen nothing. */
export async function findSettings(scope: ChurchScope, tx: Tx): Promise<WallSettings | undefined> {
  const { igrejaId, ...columns } = muralConfiguracao
  const { publicarAposAprovacao, limiteDenuncias, diasNoMural, limitePorDia } = columns
  const [found] = await tx
    .select({ publicarAposAprovacao, limiteDenuncias, diasNoMural, limitePorDia })
    .from(muralConfiguracao)
    .where(eq(igrejaId, scope.igrejaId))
  return found
}

export async function saveSettings(scope: ChurchScope, tx: Tx, settings: WallSettings): Promise<void> {
  await tx
    .insert(muralConfiguracao)
    .values({ ...settings, igrejaId: scope.igrejaId })
    .onConflictDoUpdate({ target: muralConfiguracao.igrejaId, set: settings })
}
