import { describe, expect, it } from 'vitest'
import { setUpChurches } from '../../testing/set-up.ts'

const thirdParties = {
  voluts: { url: 'https://voluts.example/enter?from=church', secret: 'voluts-secret-of-more-than-thirty-two' },
  mykids: { url: 'https://mykids.example/enter', secret: 'mykids-secret-of-more-than-thirty-two' },
}
const startsAt = new Date('2026-06-14T12:00:00Z')

describe('handing a member over to a product of a third party', () => {
  const test = setUpChurches({ farol: {}, recife: {} }, { thirdParties, startsAt })

  const open = (token?: string, produto = 'voluts') => test.call('POST', `/terceiro/${produto}/entrega`, { token })
  const codeFor = async (token: string, produto?: string) => {
    const { body } = await open(token, produto)
    return new URL(body.url).searchParams.get('codigo') ?? ''
  }
  const verify = (codigo: string, own: object = {}, options: object = {}) => {
    const body = { produto: 'voluts', segredo: thirdParties.voluts.secret, codigo, ...own }
    return test.call('POST', '/terceiro/verificacao', { body, ...options })
  }
  const acts = async () =>
    (await test.asOwner((owner) => owner.query<{ acao: string }>('select acao from auditoria order by id'))).map(
      ({ acao }) => acao,
    )

  it('gives an address of the product with a code, and nothing of the member', async () => {
    const ana = await test.join({ nome: 'Ana', sobrenome: 'Prado' })
    const { status, body } = await open(ana.token)
    expect(status).toBe(200)
    const url = new URL(body.url)
    expect(url.origin + url.pathname).toBe('https://voluts.example/enter')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'church',
      igreja: 'farol',
      origem: 'http://farol.narthex.test',
      codigo: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(body.expiraEm).toBe('2026-06-14T12:01:00.000Z')
    expect(body.url).not.toMatch(/Ana|Prado|example\.org/)
  })

  it('tells the product who the member is, once, and writes both acts down', async () => {
    const ana = await test.join({ nome: 'Ana', sobrenome: 'Prado', roles: ['ROLE_ADMIN'] })
    const before = (await acts()).length
    const codigo = await codeFor(ana.token)
    const { status, body } = await verify(codigo)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        usuario: { id: ana.memberId, nome: 'Ana', sobrenome: 'Prado', email: ana.email, papeis: ['ROLE_ADMIN'] },
        igreja: { codigo: 'farol', uuid: test.farol.uuid },
      },
    })
    expect((await verify(codigo)).body.code).toBe('INVALID_CODE')
    expect((await acts()).slice(before).filter((act) => act.startsWith('THIRD_PARTY'))).toEqual([
      'THIRD_PARTY_OPENED',
      'THIRD_PARTY_READ',
    ])
  })

  it('spends a code once, however many ask at the same moment', async () => {
    const ana = await test.join()
    const codigo = await codeFor(ana.token)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => verify(codigo)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('takes no code after a minute, of another product, of another church, or that a newer one replaced', async () => {
    const ana = await test.join()
    const late = await codeFor(ana.token)
    test.advance(60_000)
    expect((await verify(late)).body.code).toBe('INVALID_CODE')
    const ofKids = await codeFor(ana.token, 'mykids')
    expect((await verify(ofKids)).body.code).toBe('INVALID_CODE')
    const elsewhere = await codeFor(ana.token)
    expect((await verify(elsewhere, {}, { host: 'recife.narthex.test' })).body.code).toBe('INVALID_CODE')
    const newer = await codeFor(ana.token)
    expect((await verify(elsewhere)).body.code).toBe('INVALID_CODE')
    expect((await verify(newer)).status).toBe(200)
  })

  it('refuses a wrong secret, that of the other product too, and keeps the code for the right one', async () => {
    const ana = await test.join()
    const codigo = await codeFor(ana.token)
    for (const segredo of ['a', thirdParties.mykids.secret, `${thirdParties.voluts.secret} `])
      expect((await verify(codigo, { segredo })).body.code).toBe('THIRD_PARTY_REFUSED')
    expect((await verify(codigo)).status).toBe(200)
  })

  it('stops guesses of an address; what succeeds is not counted', async () => {
    const ana = await test.join()
    const address = '203.0.113.7'
    for (let turn = 0; turn < 12; turn++)
      expect((await verify(await codeFor(ana.token), {}, { address })).status).toBe(200)
    for (let turn = 0; turn < 30; turn++) await verify('A'.repeat(43), { segredo: 'wrong' }, { address })
    const codigo = await codeFor(ana.token)
    expect((await verify(codigo, {}, { address })).body.code).toBe('TOO_MANY_REQUESTS')
    expect((await verify(codigo)).status).toBe(200)
  })

  it('is for members alone, and for a member whose membership is open', async () => {
    expect((await open()).status).toBe(401)
    const ana = await test.join()
    const codigo = await codeFor(ana.token)
    await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [ana.memberId]))
    expect((await verify(codigo)).body.code).toBe('INVALID_CODE')
  })
})

describe('a site without products of third parties', () => {
  const test = setUpChurches({ farol: {} })

  it('says so to the member and to a product that asks with a code', async () => {
    const ana = await test.join()
    const opened = await test.call('POST', '/terceiro/mykids/entrega', { token: ana.token })
    expect(opened).toMatchObject({ status: 409, body: { code: 'THIRD_PARTY_NOT_SET' } })
    const body = { produto: 'mykids', segredo: 'any', codigo: 'A'.repeat(43) }
    expect((await test.call('POST', '/terceiro/verificacao', { body })).body.code).toBe('THIRD_PARTY_NOT_SET')
  })
})
