import type { NewsForm, news, OfficeNews } from '@narthex/contract/content/news.resource'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listHistory } from '../audit/history.service.ts'
import { insertContent, removeContent, updateContent } from './content.editing.queries.ts'
import { writeContent } from './content.editing.service.ts'
import { newsRecord } from './content.records.ts'
import { indexFamily, unindexFamily } from './content-index.service.ts'
import { newsColumns, newsTable } from './news.columns.ts'
import { countOfficeNews, listOfficeNews, moveContent } from './news-office.queries.ts'

type HeldNews = NonNullable<Awaited<ReturnType<ReturnType<typeof newsRecord>['find']>>>

/** The news of a church, as its staff write them. */
export function newsService(): ResourceService<typeof news, HeldNews> {
  return {
    record: newsRecord,
    subject: 'conteudo',
    read: readNews,
    list: { columns: newsColumns, rows: listOfficeNews, count: countOfficeNews },
    add(work, form) {
      const given = { ...toGiven(form), situacao: 'RASCUNHO' }
      return writeContent(work, { kind: 'NOTICIA', given, save: (row) => insertContent(work, row) })
    },
    set(work, { id, situacao, idioma, dataPublicacao }, form) {
      const given = { idioma, dataPublicacao, ...toGiven(form), situacao }
      const save = async (row: Parameters<typeof updateContent>[2]) => {
        await updateContent(work, id, row)
        return id
      }
      return writeContent(work, { kind: 'NOTICIA', given, save })
    },
    async remove(work, { id }) {
      await unindexFamily(work, id)
      await removeContent(work, id)
    },
    async publish(work, held) {
      const isDateOpen = held.situacao === 'RASCUNHO' && held.dataPublicacao.getTime() === held.dataCadastro.getTime()
      await moveContent(work, held, { situacao: 'PUBLICADO', ...(isDateOpen && { dataPublicacao: work.now }) })
      await indexFamily(work, held.id)
    },
    async withdraw(work, held) {
      await moveContent(work, held, { situacao: 'RASCUNHO' })
      await indexFamily(work, held.id)
    },
    history: listHistory,
    table: newsTable,
  }
}

const toGiven = ({ dataPublicacao, idioma, ...form }: NewsForm) => ({
  ...form,
  ...(idioma !== undefined && { idioma }),
  ...(dataPublicacao !== undefined && { dataPublicacao: new Date(dataPublicacao) }),
})

async function readNews(work: ChurchWork, id: number): Promise<OfficeNews | undefined> {
  const row = await newsRecord(id).find(work)
  const own = row?.textos.find(({ idioma }) => idioma === row.idioma)
  if (!row || !own) return undefined
  const { titulo, resumo, corpo } = own
  const others = row.textos.filter((text) => text !== own)
  return {
    id,
    versao: row.versao,
    situacao: row.situacao,
    titulo,
    resumo,
    corpo,
    idioma: row.idioma,
    traducoes: Object.fromEntries(
      others.map(({ idioma, titulo, resumo, corpo }) => [idioma, { titulo, resumo, corpo }]),
    ),
    imagem: row.imagem,
    autor: row.autor,
    dataPublicacao: row.dataPublicacao.toISOString(),
    dataAtualizacao: row.dataAtualizacao.toISOString(),
  }
}
