import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { choosing, type FindAll, tableRecords, withParts } from '../../platform/work/records.ts'
import { conteudo, conteudoTraducao, estudoConfiguracao } from './content.tables.ts'
import type { ContentKind } from './content-kinds.rules.ts'

export const studySettingsRecord = tableRecords(estudoConfiguracao, { key: null })

const contentRow = tableRecords(conteudo, {
  without: ['dataCadastro', 'dataAtualizacao', 'tituloBusca', 'removidoEm', 'situacaoAnterior'],
})
const { igrejaId: _, conteudoId: __, ...wordColumns } = getTableColumns(conteudoTraducao)

type ContentRecord = ReturnType<typeof contentRecord>
export type ContentParts = NonNullable<Awaited<ReturnType<ContentRecord['find']>>>

/** The items of one kind. What is of another kind is none, and neither is what lies in the trash. */
export const recordOfKind = (tipo: ContentKind): ((id: number) => ContentRecord) =>
  choosing((id: number) => ({ ...contentRecord(id), findAll: findAllContent }), isShown(tipo))

const isShown = (tipo: ContentKind) => (row: ContentParts) => row.tipo === tipo && row.removidoEm === null

/** Reads items of one kind by their ids, as `recordOfKind` finds each. */
export async function findItems(work: ChurchWork, tipo: ContentKind, ids: readonly number[]): Promise<ContentParts[]> {
  const rows = await findAllContent(work, ids.map(String))
  return [...rows.values()].filter(isShown(tipo))
}

/** Finds many items at once: their rows, and then all their texts. */
const findAllContent: FindAll<ContentParts> = async (work, ids, options) => {
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
