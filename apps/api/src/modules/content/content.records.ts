import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import { tableRecords, withParts } from '../../platform/work/records.ts'
import { conteudo, conteudoTraducao, estudoConfiguracao } from './content.tables.ts'
import type { ContentKind } from './content-kinds.rules.ts'

export const studySettingsRecord = tableRecords(estudoConfiguracao, { key: null })

const contentRow = tableRecords(conteudo, {
  without: ['dataCadastro', 'dataAtualizacao', 'tituloBusca', 'removidoEm', 'situacaoAnterior'],
})
const { igrejaId: _, conteudoId: __, ...wordColumns } = getTableColumns(conteudoTraducao)

type ContentRecord = ReturnType<typeof contentRecord>
export type ContentParts = NonNullable<Awaited<ReturnType<ContentRecord['find']>>>

/** An item of one kind. What is of another kind is none, and neither is what lies in the trash. */
export const recordOfKind =
  (tipo: ContentKind) =>
  (id: number): ContentRecord => {
    const record = contentRecord(id)
    const isOfKind = (row: ContentParts) => row.tipo === tipo && row.removidoEm === null
    return {
      ...record,
      async find(work, options) {
        const row = await record.find(work, options)
        return row && isOfKind(row) ? row : undefined
      },
      async findAll(work, ids, options) {
        const rows = await findAllContent(work, ids, options)
        return new Map([...rows].filter(([, row]) => isOfKind(row)))
      },
    }
  }

/** Finds many items at once: their rows, and then all their texts. */
const findAllContent: NonNullable<ContentRecord['findAll']> = async (work, ids, options) => {
  const rows = await contentRow().findAll?.(work, ids, options)
  const { church, tx } = work
  const words = await tx
    .select({ ...wordColumns, conteudoId: conteudoTraducao.conteudoId })
    .from(conteudoTraducao)
    .where(and(ofChurch(conteudoTraducao, church), inArray(conteudoTraducao.conteudoId, ids.map(Number))))
    .orderBy(asc(conteudoTraducao.idioma))
  const byItem = Map.groupBy(words, ({ conteudoId }) => conteudoId)
  const whole = [...(rows ?? [])].map(([id, row]) => {
    const textos = (byItem.get(row.id) ?? []).map(({ conteudoId: _, ...each }) => each)
    return [id, { ...row, textos }] as const
  })
  return new Map(whole)
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
