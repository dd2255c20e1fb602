import type { PrivacyTexts } from '@narthex/contract/churches/privacy.settings'
import { sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igrejaPrivacidade } from '../churches.tables.ts'

export async function findPrivacyTexts({ church, tx }: ChurchWork): Promise<PrivacyTexts | undefined> {
  const { pt, en, es, versao } = igrejaPrivacidade
  const [row] = await tx
    .select({ pt, en, es, versao })
    .from(igrejaPrivacidade)
    .where(ofChurch(igrejaPrivacidade, church))
  return row
}

export async function upsertPrivacyTexts(
  { church, tx }: ChurchWork,
  texts: Omit<PrivacyTexts, 'versao'>,
): Promise<void> {
  await tx
    .insert(igrejaPrivacidade)
    .values({ igrejaId: church.igrejaId, ...texts })
    .onConflictDoUpdate({
      target: igrejaPrivacidade.igrejaId,
      set: { ...texts, versao: sql`${igrejaPrivacidade.versao} + 1` },
    })
}
