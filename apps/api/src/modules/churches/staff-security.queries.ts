import { eq } from 'drizzle-orm'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { igreja } from './churches.tables.ts'

export async function findFactorRequirement({ church, tx }: ChurchWork): Promise<boolean> {
  const [found] = await tx
    .select({ isRequired: igreja.flagExigeSegundoFator })
    .from(igreja)
    .where(eq(igreja.id, church.igrejaId))
  return found?.isRequired ?? false
}

export async function updateFactorRequirement({ church, tx }: ChurchWork, isRequired: boolean): Promise<void> {
  await tx.update(igreja).set({ flagExigeSegundoFator: isRequired }).where(eq(igreja.id, church.igrejaId))
}
