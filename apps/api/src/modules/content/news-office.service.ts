import type { NewsForm, news, OfficeNews } from '@narthex/contract/content/news.resource'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { ResourceService } from '../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listHistory } from '../audit/history.service.ts'
import { insertContent, removeContent, updateContent, type WordsRow } from './content.editing.queries.ts'
import { writeContent } from './content.editing.service.ts'
import { newsRecord } from './content.records.ts'
import { indexFamily, unindexFamily } from './content-index.service.ts'
import { hideFamily, unhideFamily } from './content-trash.queries.ts'
import { newsColumns, newsTable } from './news.columns.ts'
import { countOfficeNews, listOfficeNews, moveContent, moveTranslation } from './news-office.queries.ts'
import { hashWords, toLanguageStates } from './translation-states.rules.ts'

type HeldNews = NonNullable<Awaited<ReturnType<ReturnType<typeof newsRecord>['find']>>>

/** The news of a church, as its staff write them. */
export function newsService(): ResourceService<typeof news, HeldNews> {
  return {
    record: newsRecord,
    subject: 'conteudo',
    read: readNews,
    list: { columns: newsColumns, rows: listOfficeNews, count: countOfficeNews },
    isLive: ({ situacao }) => situacao === 'PUBLICADO',
    add(work, form) {
      const given = { ...toGiven(form), situacao: 'RASCUNHO' }
      return writeContent(work, { kind: 'NOTICIA', given, texts: [], save: (row) => insertContent(work, row) })
    },
    set: setNews,
    async remove(work, { id }) {
      await unindexFamily(work, id)
      await hideFamily(work, id)
    },
    async restore(work, id) {
      await unhideFamily(work, 'NOTICIA', id)
      await indexFamily(work, id)
    },
    purge: removeContent,
    copy: ({ titulo, dataPublicacao: _, ...form }) => ({
      ...form,
      titulo: `${titulo.slice(0, 196)} (2)`,
      dataFimPublicacao: null,
    }),
    async publish(work, held) {
      const isDateOpen = held.situacao === 'RASCUNHO' && held.dataPublicacao.getTime() === held.dataCadastro.getTime()
      if (held.dataFimPublicacao && held.dataFimPublicacao <= work.now)
        throw invalid([{ path: 'dataFimPublicacao', message: 'Is over' }])
      await moveContent(work, held, { situacao: 'PUBLICADO', ...(isDateOpen && { dataPublicacao: work.now }) })
      await indexFamily(work, held.id)
    },
    async withdraw(work, held) {
      await moveContent(work, held, { situacao: 'RASCUNHO' })
      await indexFamily(work, held.id)
    },
    async publishLanguage(work, held, language) {
      const own = findOwn(held)
      if (!own || language === held.idioma) throw notFound()
      await moveTranslation(work, held, language, { situacao: 'PUBLICADO', origem: hashWords(own) })
      await indexFamily(work, held.id)
    },
    async withdrawLanguage(work, held, language) {
      if (language === held.idioma) throw notFound()
      await moveTranslation(work, held, language, { situacao: 'RASCUNHO' })
      await indexFamily(work, held.id)
    },
    history: listHistory,
    table: newsTable,
  }
}

async function setNews(work: ChurchWork, held: HeldNews, form: NewsForm): Promise<void> {
  const { id, situacao, idioma, dataPublicacao, idExterno } = held
  const given = { idioma, dataPublicacao, idExterno, ...toGiven(form), situacao }
  const save = async (row: Parameters<typeof updateContent>[2]) => {
    await updateContent(work, id, row)
    return id
  }
  await writeContent(work, { kind: 'NOTICIA', given, texts: held.textos, save })
}

const toGiven = ({ dataPublicacao, dataFimPublicacao, idioma, idExterno, ...form }: NewsForm) => ({
  ...form,
  ...(idioma !== undefined && { idioma }),
  ...(idExterno !== undefined && { idExterno }),
  ...(dataPublicacao !== undefined && { dataPublicacao: new Date(dataPublicacao) }),
  dataFimPublicacao: dataFimPublicacao === null ? null : new Date(dataFimPublicacao),
})

const findOwn = ({ idioma, textos }: HeldNews): WordsRow | undefined => textos.find((text) => text.idioma === idioma)

async function readNews(work: ChurchWork, id: number): Promise<OfficeNews | undefined> {
  const row = await newsRecord(id).find(work)
  const own = row && findOwn(row)
  if (!row || !own || row.situacao === 'LIXEIRA') return undefined
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
    idiomas: toLanguageStates(own, others),
    imagem: row.imagem,
    autor: row.autor,
    dataPublicacao: row.dataPublicacao.toISOString(),
    dataFimPublicacao: row.dataFimPublicacao?.toISOString() ?? null,
    dataAtualizacao: row.dataAtualizacao.toISOString(),
    idExterno: row.idExterno,
  }
}
