import { type CustomFieldForm, customFields } from '@narthex/contract/users/custom-field.resource'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpSeededChurches } from '../../../testing/set-up.ts'
import { customFieldActs } from './custom-field-office.service.ts'

describe('what a church asks of its own', () => {
  let ana: Person
  let ids: Record<string, number>

  const nickname = { codigo: 'apelido', tipo: 'TEXTO', titulo: 'Apelido' } as const
  const asked: readonly ({ codigo: string } & Partial<CustomFieldForm>)[] = [
    { codigo: 'camiseta', tipo: 'OPCAO', titulo: 'Tamanho da camiseta', opcoes: ['P', 'M', 'G'] },
    { codigo: 'batizado', tipo: 'SIM_NAO', titulo: 'Já foi batizado?', flagObrigatorio: true },
    { codigo: 'conversao', tipo: 'DATA', titulo: 'Dia da conversão', ajuda: 'Se lembrar' },
    { codigo: 'anos', tipo: 'NUMERO', titulo: 'Há quantos anos?' },
    nickname,
    { codigo: 'historia', tipo: 'TEXTO_LONGO', titulo: 'Sua história' },
  ]

  const test = setUpSeededChurches()
  beforeEach(async () => {
    for (const field of asked) await put(field)
    ana = await test.join()
    ids = Object.fromEntries((await list()).body.map(({ codigo, id }: { codigo: string; id: number }) => [codigo, id]))
  })

  const own = () => createOwnCall(test.platform.transactions.at(test.videira))
  const put = async ({ codigo, ...field }: { codigo: string } & Partial<CustomFieldForm>) =>
    (await customFieldActs.put(own(), codigo, validate(customFields.form, field))).row
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

  it('that is removed, hidden, of another kind or without an option keeps its answers for its return', async () => {
    const given = { apelido: 'Aninha', camiseta: 'M', anos: '27' }
    await answer(given)
    const { versao: _, ordem: __, ...shirt } = await customFieldActs.get(own(), ids.camiseta ?? 0)
    await customFieldActs.remove(own(), ids.anos ?? 0)
    await put({ ...nickname, tipo: 'NUMERO', titulo: 'Quantos apelidos?' })
    await put({ codigo: 'camiseta', tipo: 'OPCAO', titulo: shirt.titulo, opcoes: ['P', 'G'] })
    expect(await answers()).toEqual({})
    // A profile that is saved as it is shown takes no answer that waits.
    await answer({ apelido: null, camiseta: null })
    await customFieldActs.restore(own(), ids.anos ?? 0)
    await put(nickname)
    await put({ codigo: 'camiseta', tipo: 'OPCAO', titulo: shirt.titulo, opcoes: ['P', 'M', 'G'] })
    expect(await answers()).toEqual(given)
    await put({ ...nickname, flagAtivo: false })
    expect(await answers()).toEqual({ camiseta: 'M', anos: '27' })
  })

  it('that the staff answers alone is not shown to the member', async () => {
    await put({ ...nickname, autoria: 'EQUIPE' })
    expect((await list()).body.map(({ codigo }: { codigo: string }) => codigo)).not.toContain('apelido')
    expect((await answer({ apelido: 'x' })).status).toBe(400)
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
