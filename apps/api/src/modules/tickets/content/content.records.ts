import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { tableRecords, withParts } from '../../../platform/work/records.ts'
import type { ContentPlace } from './content.queries.ts'
import { eventoConteudo, eventoConteudoArquivo } from './content.tables.ts'

const contentRow = tableRecords(eventoConteudo, { without: ['eventId'] })

/** An item of this event, with the name and the size of its file. */
export function contentRecord({ eventId, id }: ContentPlace) {
  const row = contentRow(id)
  const ofEvent: typeof row = {
    ...row,
    async find(work, options) {
      const found = await row.find(work, options)
      return found?.eventId === eventId ? found : undefined
    },
  }
  return withParts(ofEvent, async ({ church, tx }) => {
    const [file] = await tx
      .select({ nome: eventoConteudoArquivo.nome, bytes: eventoConteudoArquivo.bytes })
      .from(eventoConteudoArquivo)
      .where(and(ofChurch(eventoConteudoArquivo, church), eq(eventoConteudoArquivo.contentId, id)))
    return { arquivo: file ?? null }
  })
}
