import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'
import { setCustomFields } from './custom-fields.service.ts'

describe('what a church asks of its own', () => {
  let ana: Person
  let ids: Record<string, number>

  const nickname = { codigo: 'apelido', tipo: 'TEXTO', titulo: 'Apelido' } as const
  const asked: Parameters<typeof setCustomFields>[1] = [
    { codigo: 'camiseta', tipo: 'OPCAO', titulo: 'Tamanho da camiseta', opcoes: ['P', 'M', 'G'] },
    { codigo: 'batizado', tipo: 'SIM_NAO', titulo: 'Já foi batizado?', flagObrigatorio: true },
    { codigo: 'conversao', tipo: 'DATA', titulo: 'Dia da conversão', ajuda: 'Se lembrar' },
    { codigo: 'anos', tipo: 'NUMERO', titulo: 'Há quantos anos?' },
    nickname,
    { codigo: 'historia', tipo: 'TEXTO_LONGO', titulo: 'Sua história' },
  ]

  const test = setUpSeededChurches()
  beforeEach(async () => {
    await setCustomFields(createOwnCall(test.platform.transactions.at(test.videira)), asked)
    ana = await test.join()
    ids = Object.fromEntries((await list()).body.map(({ codigo, id }: { codigo: string; id: number }) => [codigo, id]))
  })

  const path = (of = ana.accountId, igreja = 'videira') => `/user/${of}/campo-personalizado?igreja=${igreja}`
  const list = (token = ana.token) => test.call('GET', path(), { token })
  const answer = (valores: Record<string, string | null>, token = ana.token) =>
    test.call('PUT', path(), {
      token,
      body: { respostas: Object.entries(valores).map(([codigo, valor]) => ({ idCampo: ids[codigo], valor })) },
    })
  const answers = async () =>
    Object.fromEntries(
      (await list()).body.flatMap(({ codigo, valor }: { codigo: string; valor: string | null }) =>
        valor === null ? [] : [[codigo, valor]],
      ),
    )

  it('is told in the church’s order, with no answer yet', async () => {
    expect((await list()).body).toMatchObject(
      asked.map((field) => ({ ajuda: null, opcoes: [], flagObrigatorio: false, ...field, valor: null })),
    )
  })

  it('is answered, changed and taken back, each by itself', async () => {
    const given = { camiseta: 'M', batizado: 'true', conversao: '1999-12-31', anos: '27', historia: 'Era\numa vez' }
    expect((await answer(given)).status).toBe(200)
    expect(await answers()).toEqual(given)
    await answer({ camiseta: 'G', anos: null, historia: '  ' })
    expect(await answers()).toEqual({ camiseta: 'G', batizado: 'true', conversao: '1999-12-31' })
  })

  it.each([
    ['camiseta', 'XXL', 'Not one of the options'],
    ['batizado', 'sim', 'Neither true nor false'],
    ['batizado', null, 'REQUIRED'],
    ['conversao', '1999-02-30', 'DATE'],
    ['anos', '27,5', 'NUMERIC'],
    ['apelido', 'a\nb', 'Not a line'],
  ])('is told at the answer what is wrong, and saves none: %s %s', async (codigo, valor, message) => {
    const others = codigo === 'apelido' ? { anos: '1' } : { apelido: 'Aninha' }
    expect(await answer({ ...others, [codigo]: valor })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: [{ path: 'body.respostas.1.valor', message }] },
    })
    expect(await answers()).toEqual({})
  })

  it('is answered once in a call, and only what this church asks', async () => {
    const foreign = await test.asOwner((owner) =>
      owner.query<{ id: number }>('select id from campo_personalizado where igreja_id = $1', [test.farol.igrejaId]),
    )
    const put = (respostas: unknown[]) => test.call('PUT', path(), { token: ana.token, body: { respostas } })
    expect(await put([{ idCampo: foreign[0]?.id, valor: 'x' }])).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.respostas.0.idCampo' }] },
    })
    const twice = { idCampo: ids.apelido, valor: 'x' }
    expect((await put([twice, twice])).status).toBe(400)
    expect((await put([])).status).toBe(200)
  })

  it('that is removed keeps its answers for its return; with another kind it returns without answers', async () => {
    await answer({ apelido: 'Aninha' })
    await setCustomFields(createOwnCall(test.platform.transactions.at(test.videira)), asked.slice(0, 1))
    expect((await list()).body).toHaveLength(1)
    await setCustomFields(createOwnCall(test.platform.transactions.at(test.videira)), [
      { ...nickname, titulo: 'Como chamamos você?' },
    ])
    expect((await list()).body).toMatchObject([{ titulo: 'Como chamamos você?', valor: 'Aninha' }])
    await setCustomFields(createOwnCall(test.platform.transactions.at(test.videira)), [{ ...nickname, tipo: 'NUMERO' }])
    expect((await list()).body).toMatchObject([{ codigo: 'apelido', valor: null }])
  })

  it('is not asked twice', async () => {
    await expect(
      setCustomFields(createOwnCall(test.platform.transactions.at(test.videira)), [nickname, nickname]),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
    })
  })

  it('is read and answered by the member only, and at no other church', async () => {
    const { token } = await test.logIn('canary-videira@example.org')
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { respostas: [] } : undefined
      const call = (at: string, as: string) => test.call(method, at, { token: as, body })
      expect((await call(path(), token)).status).toBe(404)
      expect((await call(path(), '')).status).toBe(401)
      for (const igreja of ['oliveira', 'farol'])
        expect((await call(path(ana.accountId, igreja), ana.token)).status).toBe(404)
    }
  })
})
