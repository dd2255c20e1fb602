import type { InferSelectModel } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { doacaoConfiguracao } from './giving.tables.ts'

export type SettingsRow = Omit<InferSelectModel<typeof doacaoConfiguracao>, 'igrejaId'>

/** Finds the church's giving settings; undefined while it uses the defaults. */
export async function findSettings({ church, tx }: ChurchWork): Promise<SettingsRow | undefined> {
  const { igrejaId: _, ...columns } = doacaoConfiguracao
  const { minimo, valoresSugeridos, flagTaxas, reciboNome, reciboDocumento, reciboTexto } = columns
  const [found] = await tx
    .select({ minimo, valoresSugeridos, flagTaxas, reciboNome, reciboDocumento, reciboTexto })
    .from(doacaoConfiguracao)
    .where(ofChurch(doacaoConfiguracao, church))
  return found
}

export async function upsertSettings(
  { church, tx }: ChurchWork,
  settings: OwnRow<typeof doacaoConfiguracao>,
): Promise<void> {
  await tx
    .insert(doacaoConfiguracao)
    .values({ ...settings, igrejaId: church.igrejaId })
    .onConflictDoUpdate({ target: doacaoConfiguracao.igrejaId, set: settings })
}
