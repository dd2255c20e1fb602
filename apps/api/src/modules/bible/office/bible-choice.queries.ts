import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igrejaBiblia } from '../translations/bible.tables.ts'

export interface ChosenTranslation {
  readonly traducaoId: number
  readonly padrao: boolean
}

/** Replaces what the church chose, in this order. */
export async function replaceChoice({ church, tx }: ChurchWork, chosen: readonly ChosenTranslation[]): Promise<void> {
  await tx.delete(igrejaBiblia).where(ofChurch(igrejaBiblia, church))
  if (chosen.length === 0) return
  await tx
    .insert(igrejaBiblia)
    .values(chosen.map((translation, ordem) => ({ ...translation, ordem, igrejaId: church.igrejaId })))
}
