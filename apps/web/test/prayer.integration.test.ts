import type { Prayer } from '@narthex/contract/prayer/prayer.schemas'
import { beforeAll, expect, test } from 'vitest'
import { fakeApi } from './fake-api.ts'
import { fakeChurch } from './fake-church.ts'
import { type Pages, startPages } from './start-pages.ts'

const reasons = ['Saúde', 'Família'].map((nome, i) => ({ id: i + 1, nome }))
const asked: Prayer = {
  id: 1,
  nome: 'Lia Prado',
  imagemAutor: null,
  mensagem: 'Pela <b>minha</b> irmã',
  imagem: null,
  motivo: { id: 2, nome: 'Família' },
  dataCadastro: '2026-02-28T15:00:00.000Z',
  flagAnonimo: false,
  flagRespondida: true,
  testemunho: 'Ela voltou para casa',
}
const anonymous = { ...asked, id: 2, nome: null, flagAnonimo: true, flagRespondida: false, testemunho: null }
const message = {
  id: 5,
  nome: 'Rui',
  imagem: null,
  mensagem: 'Estou orando',
  dataCadastro: '2026-02-28T16:00:00.000Z',
  flagAutor: false,
  flagPodeApagar: false,
}

const api = fakeApi(
  { ...fakeChurch, modules: ['MOD_MURAL_ORACAO'] },
  {
    others: {
      listReasons: () => reasons,
      listPrayers: ({ query }) => {
        const itens = [asked, anonymous].filter(
          ({ flagRespondida, motivo }) =>
            (!query.respondidas || flagRespondida) && (!query.motivo || motivo?.id === Number(query.motivo)),
        )
        return { itens, total: itens.length, page: 1, limit: 20, proximaPublicacao: '2026-03-01T13:30:00.000Z' }
      },
      getPrayer: ({ params }) =>
        params.id === '1'
          ? {
              ...asked,
              mensagens: { itens: [message], total: 1, page: 1, limit: 30 },
              proximaPublicacao: '2026-03-01T13:30:00.000Z',
            }
          : undefined,
    },
  },
)

let pages: Pages
const open = (path: string, different: Parameters<Pages['open']>[1] = {}) => pages.open(path, { api, ...different })
const isKept = ({ headers }: { headers: Record<string, string> }) => headers['cache-control'] !== 'no-store'
const seen = (body: string) => body.slice(0, body.indexOf('</main>'))

beforeAll(async () => {
  pages = await startPages()
})

test('the wall is whole as it is served, and kept until a prayer leaves it', async () => {
  const { status, body, changesAt } = await open('/prayer')
  expect(status).toBe(200)
  for (const text of ['Pela &lt;b&gt;minha&lt;/b&gt; irmã', 'Lia Prado', 'Anônimo', 'Ontem', 'Ela voltou para casa'])
    expect(seen(body)).toContain(text)
  expect(body).toContain('href="/prayer?motivo=2"')
  expect(body).toContain('href="/prayer?respondidas=1"')
  expect(changesAt?.toISOString()).toBe('2026-03-01T13:30:00.000Z')
})

test('what the church does not know narrows nothing, and is kept nowhere', async () => {
  expect(isKept(await open('/prayer?motivo=2'))).toBe(true)
  expect(seen((await open('/prayer?motivo=1')).body)).toContain('Nada encontrado')
  expect(seen((await open('/prayer?respondidas=1')).body)).not.toContain('Anônimo')
  for (const odd of ['motivo=9', 'motivo=x', 'respondidas=2']) {
    const page = await open(`/prayer?${odd}`)
    expect(seen(page.body), odd).toContain('Anônimo')
    expect(isKept(page), odd).toBe(false)
  }
})

test('a prayer is there with what was written to who asked; one that is not on the wall is 404, with a way on', async () => {
  const { status, body } = await open('/prayer/1')
  expect(status).toBe(200)
  expect(seen(body)).toContain('Pedido de oração de Lia Prado')
  expect(seen(body)).toContain('Estou orando')
  for (const id of ['2', 'x']) {
    const gone = await open(`/prayer/${id}`)
    expect([gone.status, isKept(gone)], id).toEqual([404, false])
    expect(seen(gone.body)).toContain('Este pedido não está mais no mural.')
    expect(seen(gone.body)).toContain('href="/prayer"')
  }
})

test('what people ask for is for nobody to find elsewhere', async () => {
  for (const path of ['/prayer', '/prayer/1']) expect((await open(path)).body).toContain('content="noindex"')
  expect((await open('/sitemap.xml')).body).not.toContain('/prayer')
})

test('what is a member’s own asks for a login first, and says nothing else', async () => {
  for (const path of ['/prayer/new', '/prayer/1/delete', '/prayer/moderation', '/user/prayer', '/user/prayer/1']) {
    const { status, body } = await open(path)
    expect(status, path).toBe(200)
    expect(body, path).toContain('Entre para continuar')
    expect(body, path).not.toContain('Lia Prado')
  }
})

test('a church without a wall leads its visitors home', async () => {
  const without = fakeApi({ ...fakeChurch, modules: [] })
  for (const path of ['/prayer', '/prayer/1', '/prayer/new', '/prayer/moderation'])
    expect((await open(path, { api: without })).status, path).toBe(302)
})
