import type { StudyPage } from '@narthex/contract/content/study.schemas'
import { beforeAll, expect, test } from 'vitest'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})

const doc = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const study: StudyPage = {
  id: 3,
  titulo: 'O poço',
  resumo: 'Água e conversa.',
  imagem: null,
  autor: 'Lia Prado',
  idioma: 'pt',
  minutosLeitura: 2,
  dataPublicacao: '2026-02-27T13:00:00.000Z',
  dataAtualizacao: '2026-02-28T13:00:00.000Z',
  referencia: 'João 4.1-26',
  referenciaOsis: 'John.4.1-John.4.26',
  duracaoMinutos: 60,
  flagRestrito: false,
  serie: { slug: 'encontros', titulo: 'Encontros', numero: 2, totalEstudos: 3 },
  corpo: doc('Era meio-dia.'),
  idiomas: ['pt'],
  flagPrevia: false,
  proximaPublicacao: null,
  anterior: null,
  proximo: null,
  relacionados: [],
  perguntas: [
    { codigo: 'p1', grupo: 'QUEBRA_GELO', texto: doc('Quem buscava água na sua casa?') },
    { codigo: 'p2', grupo: 'ORACAO', texto: doc('Por quem oramos?') },
  ],
}
const closed: StudyPage = {
  ...study,
  resumo: '',
  autor: null,
  referencia: null,
  referenciaOsis: null,
  duracaoMinutos: null,
  minutosLeitura: 0,
  flagRestrito: true,
  corpo: null,
  perguntas: [],
}
const list = { total: 1, page: 1, limit: 12, proximaPublicacao: null }
const apiWith = (item: StudyPage) =>
  fakeApi(
    { ...fakeChurch, modules: ['MOD_CELULA'] },
    {
      others: {
        getStudy: ({ params }) => (params.id === '3' ? item : undefined),
        listStudies: ({ query }) =>
          query.serie === 'outra' ? { ...list, total: 0, itens: [] } : { ...list, itens: [item] },
        listStudySeries: () =>
          ['encontros', 'outra'].map((slug) => ({ slug, titulo: slug, resumo: '', totalEstudos: 3 })),
        getStudySettings: () => ({ flagConteudoPublico: !item.flagRestrito }),
        listPublicItems: () => ({
          ...list,
          itens: [{ tipo: 'ESTUDO', chave: '3', dataAtualizacao: study.dataAtualizacao }],
        }),
      },
    },
  )
const open = (path: string, item = study) => pages.open(path, { api: apiWith(item) })

test('a study is whole without scripts: its text, its questions by what they are for, and the way to its series', async () => {
  const { status, body } = await open('/studies/3')
  expect(status).toBe(200)
  expect(body).toMatch(/<title>[^<]* · O poço<\/title>/)
  for (const text of ['Estudo 2 de 3', 'Era meio-dia.', 'Para quebrar o gelo', 'Quem buscava água na sua casa?'])
    expect(body).toContain(text)
  expect(body).toContain('href="/studies?serie=encontros"')
  expect(body).toContain('"@type":"Article"')
  expect((await open('/studies/4')).status).toBe(404)
})

test('a list stands by its series, and is kept for each series that there is', async () => {
  const { body } = await open('/studies')
  expect(body).toMatch(/<h2[^>]*>Encontros<\/h2>/)
  expect(body).toContain('Ver os 3 estudos da série')
  const kept = async (path: string) => (await open(path)).headers['cache-control'] !== 'no-store'
  expect(await kept('/studies?serie=encontros')).toBe(true)
  expect(await kept('/studies?serie=nenhuma')).toBe(false)
  expect((await open('/studies?serie=outra')).body).toContain('Nada encontrado')
})

test('a study for members is a title and the way to log in, and nothing for search engines', async () => {
  const { status, body } = await open('/studies/3', closed)
  expect(status).toBe(200)
  expect(body).toContain('<h1')
  expect(body).toContain('O poço')
  expect(body).toContain(`href="/access?redirectTo=${encodeURIComponent('/studies/3')}"`)
  expect(body).toContain('<meta name="robots" content="noindex"')
  expect(body).not.toContain('"@type":"Article"')
  expect(body).not.toContain('/share/studies/')
  expect((await open('/studies', closed)).body).toContain('Os estudos são para os membros da igreja.')
})

test('the sitemap leads to studies that everybody may read', async () => {
  expect((await open('/sitemap.xml')).body).toContain('/studies/3</loc>')
  const { body } = await open('/sitemap.xml', closed)
  expect(body).toContain('/studies</loc>')
  expect(body).not.toContain('/studies/3')
})
