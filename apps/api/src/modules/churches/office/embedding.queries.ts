import { eq } from 'drizzle-orm'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { igreja } from '../churches.tables.ts'

/** Throws NOT_FOUND for a church that is gone. */
export async function requireEmbedHosts({ church, tx }: ChurchWork): Promise<{ hosts: string[]; versao: number }> {
  const [row] = await tx
    .select({ hosts: igreja.hostsIncorporacao, versao: igreja.versaoIncorporacao })
    .from(igreja)
    .where(eq(igreja.id, church.igrejaId))
  if (!row) throw notFound()
  return row
}
