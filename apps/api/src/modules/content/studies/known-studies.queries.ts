import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { isPublished } from '../../../platform/database/published.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { conteudo } from '../content.tables.ts'

/** Whether the study exists and is published. */
export async function isPublishedStudy({ church, tx }: ChurchWork, id: number, now: Date): Promise<boolean> {
  const isStudy = and(ofChurch(conteudo, church), eq(conteudo.id, id), eq(conteudo.tipo, 'ESTUDO'))
  return (await tx.$count(conteudo, and(isStudy, isPublished(conteudo, now)))) > 0
}
