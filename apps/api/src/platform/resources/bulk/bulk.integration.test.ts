import { describe, expect, it } from 'vitest'
import { openNewsDesk, plainNews } from '../../../testing/news-desk.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { createOwnCall } from '../../http/route.ts'
import { runBulk } from './bulk.ts'
import { runStep } from './bulk-run.ts'

const startsAt = new Date('2026-06-20T12:00:00Z')
const day = 86_400_000
const modules = ['MOD_NOTICIA'] as const

describe('an act on many records', () => {
  const test = setUpChurches({ farol: { modules }, videira: { modules } }, { startsAt })
  const desk = openNewsDesk(test)
  const { add, addLive, call, read } = desk
  const run = (acao: string, selecao: object) => call('POST', 'lote/', { acao, selecao })
  const rowsOf = async (lote: number) => (await call('GET', `lote/${lote}/linha/`)).body.itens
  const stateOf = async (id: number) => (await read(id)).situacao
  const addMany = async (titles: readonly string[]) => {
    const made: number[] = []
    for (const titulo of titles) made.push((await add({ titulo })).id)
    return made
  }
  /** Many records, which no call made one by one. */
  const copyMany = (id: number, copies: number) =>
    test.asOwner((owner) =>
      owner.exec(`
        insert into conteudo overriding system value
          select (jsonb_populate_record(c, jsonb_build_object('id', c.id * 100000 + n))).*
          from conteudo c, generate_series(1, ${copies}) n where c.id = ${id};
        insert into conteudo_traducao
          select (jsonb_populate_record(t, jsonb_build_object('conteudo_id', t.conteudo_id * 100000 + n))).*
          from conteudo_traducao t, generate_series(1, ${copies}) n where t.conteudo_id = ${id}`),
    )

  it('does it to each, tells what became of each, and is one act with a history of each', async () => {
    const [one, two, live] = [await add(), await add(), await addLive()]
    const acts = () => desk.count('auditoria', "acao = 'CONTENT_CHANGED_IN_BULK'")
    const before = await acts()
    const batch = await run('PUBLICAR', { ids: [one.id, two.id, live.id, 999_999, one.id] })
    expect(batch).toMatchObject({
      status: 200,
      body: { acao: 'PUBLICAR', situacao: 'CONCLUIDO', total: 4, feitos: 3, recusados: 1 },
    })
    expect(await rowsOf(batch.body.id)).toEqual([
      { id: one.id, situacao: 'FEITO', codigo: null, versao: 2 },
      { id: two.id, situacao: 'FEITO', codigo: null, versao: 2 },
      { id: live.id, situacao: 'IGUAL', codigo: null, versao: 2 },
      { id: 999_999, situacao: 'RECUSADO', codigo: 'NOT_FOUND', versao: null },
    ])
    expect(await acts()).toBe(before + 1)
    const { itens } = (await call('GET', `${two.id}/historico`)).body
    expect(itens[0]).toMatchObject({ acao: 'CONTENT_CHANGED_IN_BULK', usuario: { nome: 'Ana' } })
    expect(await desk.listShown()).toEqual(expect.arrayContaining([plainNews.titulo]))
  })

  it('by a filter is for all that it shows, without those that were unticked: rows outside are untouched', async () => {
    const inside = await addMany(['Filtrada um', 'Filtrada dois', 'Filtrada três'])
    const outside = await addMany(['De fora', 'Também de fora'])
    const selecao = { filtro: { term: 'filtrada', situacao: 'RASCUNHO' }, exceto: [inside[1]], quantos: 2 }
    const preview = await call('POST', 'lote/previa', { acao: 'PUBLICAR', selecao })
    expect(preview.body).toMatchObject({ quantos: 2, nomes: expect.arrayContaining(['Filtrada um', 'Filtrada três']) })
    expect((await run('PUBLICAR', selecao)).body).toMatchObject({ total: 2, feitos: 2 })
    expect(await Promise.all(inside.map(stateOf))).toEqual(['PUBLICADO', 'RASCUNHO', 'PUBLICADO'])
    expect(await Promise.all(outside.map(stateOf))).toEqual(['RASCUNHO', 'RASCUNHO'])
  })

  it('control: an empty filter is for all rows of the kind, and for no other church', async () => {
    const own = createOwnCall(test.platform.transactions.at(test.videira))
    const { newsService } = await import('../../../modules/content/office/content-kinds.service.ts')
    const { news } = await import('@narthex/contract/content/news.resource')
    const { resourceActs } = await import('../resource-acts.ts')
    const elsewhere = await resourceActs(news, newsService).add(own, {
      ...plainNews,
      corpo: null,
      traducoes: {},
      imagem: null,
      autor: null,
      dataFimPublicacao: null,
    })
    const { total } = (await call('GET', '')).body
    const batch = await run('RETIRAR', { filtro: {}, exceto: [], quantos: total })
    expect(batch.body).toMatchObject({ total })
    await test.runJobs()
    expect((await call('GET', '?situacao=PUBLICADO')).body.total).toBe(0)
    expect(await desk.count('conteudo', `id = ${elsewhere.id} and situacao = 'RASCUNHO' and versao = 1`)).toBe(1)
    const foreign = await run('REMOVER', { ids: [elsewhere.id] })
    expect(foreign.body).toMatchObject({ feitos: 0, recusados: 1 })
    expect(await desk.count('conteudo', `id = ${elsewhere.id} and removido_em is null`)).toBe(1)
  })

  it('stops where the selection has moved since it was confirmed', async () => {
    await addMany(['Contada um', 'Contada dois'])
    const selecao = { filtro: { term: 'contada' }, exceto: [], quantos: 2 }
    const [late] = await addMany(['Contada três'])
    expect(await run('REMOVER', selecao)).toMatchObject({
      status: 409,
      body: { code: 'SELECTION_CHANGED', details: [{ path: 'quantos', message: '3' }] },
    })
    expect(await stateOf(late ?? 0)).toBe('RASCUNHO')
  })

  it('stops where other records are chosen by now, as many as were confirmed', async () => {
    const [first] = await addMany(['Trocada um', 'Trocada dois'])
    const selecao = { filtro: { term: 'trocada' }, exceto: [], quantos: 2 }
    const preview = async () => (await call('POST', 'lote/previa', { acao: 'REMOVER', selecao })).body
    const { resumo } = await preview()
    await run('REMOVER', { ids: [first] })
    const [late] = await addMany(['Trocada três'])
    expect(await run('REMOVER', { ...selecao, resumo })).toMatchObject({
      status: 409,
      body: { code: 'SELECTION_CHANGED', details: [{ path: 'resumo' }] },
    })
    expect(await stateOf(late ?? 0)).toBe('RASCUNHO')
    const seen = await preview()
    expect(seen).toMatchObject({ quantos: 2, resumo: expect.not.stringMatching(resumo) })
    expect((await run('REMOVER', { ...selecao, resumo: seen.resumo })).body).toMatchObject({ feitos: 2 })
  })

  it('is undone for the records that no one has changed since, once, within thirty days', async () => {
    const [one, two, three] = await addMany(['Desfeita um', 'Desfeita dois', 'Desfeita três'])
    const batch = (await run('PUBLICAR', { ids: [one, two, three] })).body
    expect(batch.desfazerAte).toBe(new Date(test.now.getTime() + 30 * day).toISOString())
    await call('PUT', `${two}`, { ...plainNews, titulo: 'Mudada por alguém', versao: 2 })
    const undone = (await call('POST', `lote/${batch.id}/desfazer`)).body
    expect(undone).toMatchObject({ acao: 'RETIRAR', total: 3, feitos: 2, recusados: 1 })
    expect(await rowsOf(undone.id)).toMatchObject([{}, { id: two, codigo: 'CHANGED_MEANWHILE' }, {}])
    expect(await stateOf(two ?? 0)).toBe('PUBLICADO')
    expect([await stateOf(one ?? 0), await stateOf(three ?? 0)]).toEqual(['RASCUNHO', 'RASCUNHO'])
    expect(await call('POST', `lote/${batch.id}/desfazer`)).toMatchObject({ body: { code: 'CANNOT_BE_UNDONE' } })
    const again = (await run('PUBLICAR', { ids: [one] })).body
    test.advance(31 * day)
    expect(await call('POST', `lote/${again.id}/desfazer`)).toMatchObject({ body: { code: 'CANNOT_BE_UNDONE' } })
  })

  it('that removes is undone out of the trash, with what a draft replaced when it published', async () => {
    const { id } = await addLive({ titulo: 'Ao vivo' })
    const removed = (await run('REMOVER', { ids: [id] })).body
    expect(await call('GET', `${id}`)).toMatchObject({ status: 404 })
    expect((await call('POST', 'lote/previa', { acao: 'RESTAURAR', selecao: { ids: [id] } })).body).toMatchObject({
      quantos: 1,
      nomes: ['Ao vivo'],
    })
    await call('POST', `lote/${removed.id}/desfazer`)
    expect(await read(id)).toMatchObject({ titulo: 'Ao vivo', situacao: 'PUBLICADO' })

    await (await desk.openTab(id)).save({ titulo: 'Rascunho publicado' })
    const published = (await run('PUBLICAR', { ids: [id] })).body
    expect(await read(id)).toMatchObject({ titulo: 'Rascunho publicado' })
    await call('POST', `lote/${published.id}/desfazer`)
    expect(await read(id)).toMatchObject({ titulo: 'Ao vivo', situacao: 'PUBLICADO' })
  })

  it('restores all of the trash, or a part that was chosen', async () => {
    const ids = await addMany(['Lixo um', 'Lixo dois', 'Outra coisa'])
    await run('REMOVER', { ids })
    const selecao = { filtro: { term: 'lixo' }, exceto: [], quantos: 2 }
    const { resumo } = (await call('POST', 'lote/previa', { acao: 'RESTAURAR', selecao })).body
    const other = await run('RESTAURAR', { ...selecao, resumo: '0'.repeat(32) })
    expect(other, 'others than those of the preview').toMatchObject({ body: { code: 'SELECTION_CHANGED' } })
    const batch = await run('RESTAURAR', { ...selecao, resumo })
    expect(batch.body).toMatchObject({ feitos: 2, recusados: 0 })
    expect(await call('GET', `${ids[2]}`)).toMatchObject({ status: 404 })
    const unknown = { filtro: { term: 'outra', situacao: 'RASCUNHO' }, exceto: [], quantos: 1 }
    expect(await run('RESTAURAR', unknown), 'a filter that the trash leaves out').toMatchObject({ status: 400 })
  })

  it('refuses a record alone that its rules refuse', async () => {
    const [bad] = [await addLive()]
    await (await desk.openTab(bad.id)).save({ titulo: '' })
    const good = await add()
    const batch = (await run('PUBLICAR', { ids: [good.id, bad.id] })).body
    expect(await rowsOf(batch.id)).toMatchObject([
      { id: bad.id, situacao: 'RECUSADO', codigo: 'VALIDATION' },
      { id: good.id, situacao: 'FEITO' },
    ])
    expect(await stateOf(good.id)).toBe('PUBLICADO')
  })

  describe('of more records than a call does', () => {
    async function begin(titulo: string, copies: number) {
      const { id } = await add({ titulo })
      await copyMany(id, copies)
      const selecao = { filtro: { term: titulo }, exceto: [], quantos: copies + 1 }
      const begun = await run('PUBLICAR', selecao)
      expect(begun).toMatchObject({ status: 202, body: { situacao: 'EM_ANDAMENTO', total: copies + 1, feitos: 0 } })
      return begun.body.id as number
    }
    const progress = async (id: number) => (await call('GET', `lote/${id}`)).body
    const countLive = (titulo: string) =>
      desk.count('conteudo', `titulo_busca = '${titulo}' and situacao = 'PUBLICADO'`)

    it('is done by a job, with progress, and goes on after a process has died at any step, once for each record', async () => {
      const id = await begin('centena', 119)
      const kind = test.needs.kinds().find(({ resource }) => resource.name === 'noticia')
      if (!kind) throw new Error('There is no such kind')
      const church = test.platform.transactions.at(test.farol)
      await runStep(church, kind, id)
      expect(await progress(id)).toMatchObject({ situacao: 'EM_ANDAMENTO', feitos: 100 })
      const dying = {
        ...church,
        editSite: <T>(work: Parameters<typeof church.editSite<T>>[0]) =>
          church.editSite<T>(async (given) => {
            await work(given)
            throw new Error('The process died before the commit')
          }),
      }
      await expect(runStep(dying, kind, id)).rejects.toThrow('died')
      expect(await progress(id)).toMatchObject({ feitos: 100 })
      expect(await countLive('centena')).toBe(100)
      await test.runJobs()
      expect(await progress(id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 120, recusados: 0 })
      expect(await countLive('centena')).toBe(120)
      const published = "acao = 'CONTENT_CHANGED_IN_BULK' and depois ->> 'situacao' = 'PUBLICADO'"
      const changes = await desk.count(
        'historico',
        `${published} and registro in (select id::text from conteudo where titulo_busca = 'centena')`,
      )
      expect(changes).toBe(120)
    })

    it('leaves alone what someone has changed since it was chosen, or whose draft they type: rows that moved are not taken', async () => {
      const [kind] = test.needs.kinds().filter(({ resource }) => resource.name === 'noticia')
      if (!kind) throw new Error('There is no such kind')
      const [changed, typed, live] = [await add(), await addLive(), await addLive()]
      for (const { id } of [typed, live]) await (await desk.openTab(id)).save({ titulo: 'Pronto para o site' })
      const ids = [changed.id, typed.id, live.id]
      const begun = new Error('begun')
      const own = createOwnCall(test.platform.transactions.at(test.farol))
      const waiting = { ...own, editSite: () => Promise.reject(begun) }
      await expect(runBulk(waiting, kind, { acao: 'PUBLICAR', selecao: { ids } })).rejects.toBe(begun)
      test.advance(60_000)
      await call('PUT', `${changed.id}`, { ...plainNews, titulo: 'Ainda não é para o site', versao: 1 })
      await (await desk.openTab(typed.id)).save({ titulo: 'Meia pal' })
      await test.runJobs()
      const [last] = await test.asOwner((owner) => owner.query<{ id: number }>('select max(id) as id from lote'))
      const rows = (await rowsOf(last?.id ?? 0)).map(
        ({ situacao, codigo }: Record<string, string>) => codigo ?? situacao,
      )
      expect(rows).toEqual(['CHANGED_MEANWHILE', 'CHANGED_MEANWHILE', 'FEITO'])
      expect(await desk.readShown(changed.id)).toBeUndefined()
      expect(await desk.readShown(typed.id)).toMatchObject({ titulo: plainNews.titulo })
      expect(await desk.readShown(live.id)).toMatchObject({ titulo: 'Pronto para o site' })
    })

    it('is cancelled where it stands, and undone so far', async () => {
      const id = await begin('cancelada', 104)
      const [kind] = test.needs.kinds().filter(({ resource }) => resource.name === 'noticia')
      if (!kind) throw new Error('There is no such kind')
      await runStep(test.platform.transactions.at(test.farol), kind, id)
      expect((await call('DELETE', `lote/${id}`)).body).toMatchObject({ situacao: 'CANCELADO', feitos: 100 })
      await test.runJobs()
      expect(await countLive('cancelada')).toBe(100)
      const undone = (await call('POST', `lote/${id}/desfazer`)).body
      await test.runJobs()
      expect(await progress(undone.id)).toMatchObject({ situacao: 'CONCLUIDO', feitos: 100 })
      expect(await countLive('cancelada')).toBe(0)
    })
  })

  it('is seen by its church alone', async () => {
    const { id } = await add()
    const batch = (await run('REMOVER', { ids: [id] })).body
    const office = await test.join({ at: test.videira, roles: ['ROLE_ADMIN_CONTENT'] })
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/linha/'],
      ['DELETE', ''],
      ['POST', '/desfazer'],
    ] as const)
      expect(await test.call(method, `/conteudo/noticia/lote/${batch.id}${path}`, { office })).toMatchObject({
        status: 404,
      })
  })

  it('refuses what is no selection', async () => {
    for (const selecao of [{ ids: [] }, {}, { filtro: { titulo: 'x' }, quantos: 1 }, { ids: [1], quantos: 1 }])
      expect(await run('PUBLICAR', selecao), JSON.stringify(selecao)).toMatchObject({ status: 400 })
    expect(await run('APAGAR', { ids: [1] })).toMatchObject({ status: 400 })
  })
})
