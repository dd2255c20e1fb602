import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { bibliaEscolha, igrejaBiblia } from '../translations/bible.tables.ts'

export interface ChosenTranslation {
  readonly traducaoId: number
  readonly padrao: boolean
}

/** 0 where the church never chose. */
export async function findChoiceVersion({ church, tx }: ChurchWork): Promise<number> {
  const [row] = await tx.select().from(bibliaEscolha).where(ofChurch(bibliaEscolha, church))
  return row?.versao ?? 0
}

/** Replaces what the church chose, in this order. */
export async function replaceChoice(
  { church, tx }: ChurchWork,
  chosen: readonly ChosenTranslation[],
  versao: number,
): Promise<void> {
  const { igrejaId } = church
  await tx
    .insert(bibliaEscolha)
    .values({ igrejaId, versao })
    .onConflictDoUpdate({ target: bibliaEscolha.igrejaId, set: { versao } })
  await tx.delete(igrejaBiblia).where(ofChurch(igrejaBiblia, church))
  if (chosen.length === 0) return
  await tx
    .insert(igrejaBiblia)
    .values(chosen.map((translation, ordem) => ({ ...translation, ordem, igrejaId: church.igrejaId })))
}
