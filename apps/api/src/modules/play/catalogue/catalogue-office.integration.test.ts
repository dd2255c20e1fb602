import { randomUUID } from 'node:crypto'
import { listTitles } from '@narthex/contract/play/play.endpoints'
import { searchChurch } from '@narthex/contract/search/search.endpoints'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientAt } from '../../../testing/client-at.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const modules = ['MOD_ASSINATURA'] as const
const film = {
  tipo: 'FILME',
  titulo: 'A travessia',
  acesso: 'ASSINANTE',
  idioma: 'pt',
  endereco: 'https://vimeo.com/123456/abcdef0123',
  dataPublicacao: '2026-06-01T12:00:00Z',
}

describe('the office of Play', () => {
  const test = setUpChurches({ farol: { modules }, natal: { modules } }, { startsAt: new Date('2026-06-20T12:00:00Z') })
  let editor: Person
  let member: Person

  beforeAll(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    member = await test.join()
  })
  beforeEach(async () => {
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })

  // Shelves are a kind of the office; the rest is called with a token.
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = editor) =>
    test.call(method, `/igreja/play/${path}`, {
      ...(path.startsWith('tag/') ? { office: by } : { token: by.token }),
      ...(body ? { body } : {}),
    })
  const shown = async (query: object = {}) =>
    (await (await clientAt(test.platform, test.farol)).call(listTitles, { query: { igreja: 'farol', ...query } })).itens
  const add = async (own: object = {}) => (await call('POST', 'conteudo/', { ...film, ...own })).body

  it('sets Play up once, and changes it by its version', async () => {
    const form = { nome: 'Farol Play', chamada: null, tipoVisibilidadeConteudo: 'OPEN_CONTENT', diasTolerancia: 5 }
    expect((await call('GET', 'configuracao')).body).toMatchObject({ nome: 'Play', versao: null })
    expect(await call('PUT', 'configuracao', { ...form, versao: null })).toMatchObject({
      status: 200,
      body: { ...form, versao: 1 },
    })
    expect(await call('PUT', 'configuracao', { ...form, versao: null })).toMatchObject({ status: 409 })
    expect((await call('PUT', 'configuracao', { ...form, nome: 'Luz', versao: 1 })).body.versao).toBe(2)
    expect(await call('PUT', 'configuracao', { ...form, versao: 1 })).toMatchObject({
      body: { code: 'CHANGED_MEANWHILE' },
    })
  })

  it('keeps a draft to itself until it is published, and withdraws it again', async () => {
    const draft = await add({ titulo: 'Escrito', situacao: 'RASCUNHO' })
    expect(draft).toMatchObject({ titulo: 'Escrito', endereco: 'https://vimeo.com/123456/abcdef0123', versao: 1 })
    expect(await shown({ term: 'escrito' })).toEqual([])
    expect((await call('GET', 'conteudo/?situacao=RASCUNHO&term=ESCRÍ')).body.itens).toMatchObject([{ id: draft.id }])
    const { id, ...form } = draft
    const published = await call('PUT', `conteudo/${id}`, { ...form, situacao: 'PUBLICADO' })
    expect(published).toMatchObject({ status: 200, body: { versao: 2, situacao: 'PUBLICADO' } })
    expect(await shown({ term: 'escrito' })).toMatchObject([{ id }])
    expect(await call('PUT', `conteudo/${id}`, form), 'the version of before').toMatchObject({
      body: { code: 'CHANGED_MEANWHILE' },
    })
    await call('PUT', `conteudo/${id}`, { ...form, versao: 2 })
    expect(await shown({ term: 'escrito' })).toEqual([])
  })

  it('takes no title that cannot be played, bought or placed as it says', async () => {
    const complaint = async (own: object) => {
      const { status, body } = await call('POST', 'conteudo/', { ...film, ...own })
      return [status, body.details?.[0]?.path]
    }
    const other = await call('POST', 'coletanea/', { tipo: 'SERIE', titulo: 'De Natal' })
    expect(other.status).toBe(201)
    for (const [path, own] of [
      ['endereco', { endereco: 'https://example.org/page' }],
      ['endereco', { endereco: null }],
      ['endereco', { idMidia: randomUUID() }],
      ['idMidia', { endereco: null, idMidia: randomUUID() }],
      ['idMidia', { idMidiaPrevia: randomUUID() }],
      ['temporada', { temporada: 1 }],
      ['idColetanea', { idColetanea: 2_000_000_000 }],
      ['tags', { tags: [2_000_000_000] }],
      ['horasAluguel', { precoAluguel: 990 }],
      ['precoCompra', { acesso: 'AVULSO' }],
      ['disponivelAte', { disponivelDe: '2026-07-02T00:00:00Z', disponivelAte: '2026-07-01T00:00:00Z' }],
      ['capitulos', { capitulos: [0, 0].map((inicioSegundos) => ({ inicioSegundos, titulo: 'A' })) }],
    ] as const)
      expect(await complaint(own), JSON.stringify(own)).toEqual([400, `body.${path}`])
  })

  it('plays protected files only when they are ready', async () => {
    const file = randomUUID()
    await test.asOwner((owner) =>
      owner.query(
        `insert into play_midia (igreja_id, id, nome, situacao, bytes, criado_em, alterado_em)
          values ($1, $2, 'a.mp4', 'CONVERTENDO', 1, now(), now())`,
        [test.farol.igrejaId, file],
      ),
    )
    const own = { endereco: null, idMidia: file }
    expect(await call('POST', 'conteudo/', { ...film, ...own })).toMatchObject({ status: 400 })
    const draft = await add({ ...own, situacao: 'RASCUNHO' })
    expect(draft).toMatchObject({ idMidia: file, endereco: null })
    await test.asOwner((owner) => owner.query(`update play_midia set situacao = 'PRONTA' where id = $1`, [file]))
    const { id, ...form } = draft
    expect(await call('PUT', `conteudo/${id}`, { ...form, situacao: 'PUBLICADO' })).toMatchObject({ status: 200 })
  })

  it('orders shelves, and lets titles stay when one goes', async () => {
    const tag = (await call('POST', 'tag/', { nome: 'Noites', ordem: 5 })).body
    const title = await add({ titulo: 'Na estante', tags: [tag.id] })
    expect((await call('GET', 'tag/')).body).toEqual({ itens: [tag], proximo: null, total: 1 })
    const renamed = { nome: 'Tardes', ordem: 1, flagHome: false, versao: 1 }
    expect((await call('PUT', `tag/${tag.id}`, renamed)).body).toEqual({ ...renamed, id: tag.id, versao: 2 })
    expect(await call('PUT', `tag/${tag.id}`, renamed)).toMatchObject({ status: 409 })
    expect(await call('DELETE', `tag/${tag.id}`)).toMatchObject({ status: 200 })
    expect(await call('DELETE', `tag/${tag.id}`)).toMatchObject({ status: 404 })
    expect((await call('GET', `conteudo/${title.id}`)).body.tags).toEqual([])
  })

  it('finds titles by the present name of their collection', async () => {
    const { id, ...series } = (await call('POST', 'coletanea/', { tipo: 'SERIE', titulo: 'Correntezas' })).body
    const title = await add({ titulo: 'Remo', idColetanea: id, temporada: 1, numero: 1 })
    expect(await shown({ term: 'correnteza' })).toMatchObject([{ id: title.id }])
    await call('PUT', `coletanea/${id}`, { ...series, titulo: 'Enseadas' })
    expect(await shown({ term: 'correnteza' })).toEqual([])
    expect(await shown({ term: 'enseada' })).toMatchObject([{ id: title.id, temporada: 1 }])
    expect(await call('DELETE', `coletanea/${id}`)).toMatchObject({ status: 200 })
    expect(await shown({ term: 'enseada' })).toEqual([])
    expect(await shown({ term: 'remo' })).toMatchObject([{ coletanea: null, temporada: null, numero: null }])
  })

  it('takes a title that is over from the search of the site', async () => {
    const found = async () => {
      const client = await clientAt(test.platform, test.farol)
      return (await client.call(searchChurch, { params: { slug: 'farol' }, query: { q: 'passageiro' } })).total
    }
    await add({ titulo: 'Passageiro', disponivelAte: '2026-06-21T00:00:00Z' })
    expect(await found()).toBe(1)
    test.now = new Date('2026-06-21T00:00:00Z')
    await test.runJobs()
    expect(await found()).toBe(0)
  })

  it('removes a title with its places, but none that members paid for', async () => {
    const tag = (await call('POST', 'tag/', { nome: 'A remover', ordem: 9 })).body
    const title = await add({ titulo: 'Some', tags: [tag.id] })
    const query = `?igreja=farol&usuario=${member.memberId}&planoAssinaturaConteudo=${title.id}`
    const kept = await test.call('POST', `/usuario-plano-assinatura-conteudo/${query}`, { token: member.token })
    expect(kept.status).toBe(200)
    await test.asOwner((owner) =>
      owner.query(
        `insert into play_compra (igreja_id, id, usuario_id, conteudo_id, tipo, situacao, valor, moeda, pedido_codigo, chave,
          conteudo_hash, criado_em, alterado_em) values ($1, $2, $3, $4, 'COMPRA', 'PAGA', 1, 'BRL', 'x', $2, 'x', now(), now())`,
        [test.farol.igrejaId, randomUUID(), member.memberId, title.id],
      ),
    )
    expect(await call('DELETE', `conteudo/${title.id}`)).toMatchObject({
      status: 409,
      body: { code: 'PLAY_TITLE_SOLD' },
    })
    await test.asOwner((owner) => owner.query('delete from play_compra'))
    expect(await call('DELETE', `conteudo/${title.id}`)).toMatchObject({ status: 200 })
    expect(await call('GET', `conteudo/${title.id}`)).toMatchObject({ status: 404 })
    expect(await shown({ term: 'some' })).toEqual([])
  })

  it('is for the content staff of the church, and writes down what they did', async () => {
    const title = await add({ titulo: 'De casa' })
    expect(await call('GET', 'conteudo/', undefined, await test.join())).toMatchObject({ status: 403 })
    const guest = await test.join({ at: test.natal, roles: ['ROLE_ADMIN_CONTENT'] })
    const elsewhere = { token: guest.token, host: 'natal.narthex.test' }
    expect(await test.call('GET', `/igreja/play/conteudo/${title.id}`, elsewhere)).toMatchObject({ status: 404 })
    expect(await test.call('DELETE', `/igreja/play/conteudo/${title.id}`, elsewhere)).toMatchObject({ status: 404 })
    const acts = await test.asOwner((owner) =>
      owner.query<{ acao: string; detalhes: object }>(
        `select acao, detalhes from auditoria where acao like 'PLAY_%' order by id desc limit 1`,
      ),
    )
    expect(acts).toEqual([{ acao: 'PLAY_TITLE_ADDED', detalhes: { conteudo: title.id } }])
  })
})
