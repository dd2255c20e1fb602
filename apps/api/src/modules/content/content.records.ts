import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { tableRecords, withParts } from '../../platform/work/records.ts'
import { conteudo, conteudoTraducao, estudoConfiguracao } from './content.tables.ts'

export const studySettingsRecord = tableRecords(estudoConfiguracao, { key: null })

const contentRow = tableRecords(conteudo, { without: ['dataCadastro', 'dataAtualizacao'] })
const { igrejaId: _, conteudoId: __, ...wordColumns } = getTableColumns(conteudoTraducao)

/** A news item. What is of another kind is none. */
export function newsRecord(id: number): ReturnType<typeof contentRecord> {
  const record = contentRecord(id)
  return {
    ...record,
    async find(work, options) {
      const row = await record.find(work, options)
      return row?.tipo === 'NOTICIA' ? row : undefined
    },
  }
}

/** An item of any kind with its words, in all languages. */
export const contentRecord = (id: number) =>
  withParts(contentRow(id), async ({ church, tx }) => ({
    textos: await tx
      .select(wordColumns)
      .from(conteudoTraducao)
      .where(and(ofChurch(conteudoTraducao, church), eq(conteudoTraducao.conteudoId, id)))
      .orderBy(asc(conteudoTraducao.idioma)),
  }))
