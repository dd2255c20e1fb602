import { churchProducts } from '@narthex/contract/third-parties/products.settings'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { setUpChurches } from '../../testing/set-up.ts'

const voluts = { url: 'https://voluts.example/enter', secret: 'operator-secret-of-more-than-thirty-two' }
const thirdParties = { voluts, ownHosts: { voluts: ['own.example'], mykids: ['*.kids.example'] } }
const { path } = churchProducts
const secret = 'church-secret-of-more-than-thirty-two'

describe('a church’s own products of third parties', () => {
  const test = setUpChurches({ farol: {}, recife: {} }, { thirdParties })
  let owner: Person
  let member: Person
  beforeEach(async () => {
    owner = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    member = await test.join()
  })
  const read = async (office = owner) => (await test.call('GET', path, { office })).body
  const save = async (own: object, office = owner) => {
    const { estado: _, ...before } = await read(office)
    return test.call('PUT', path, { office, body: { ...before, ...own } })
  }
  const keep = (segredo: string, office = owner, produto = 'voluts') =>
    test.call('PUT', `${path}${produto}/segredo`, { office, body: { segredo } })
  const drop = (office = owner) => test.call('DELETE', `${path}voluts/segredo`, { office })
  const open = (produto = 'voluts', person = member) =>
    test.call('POST', `/terceiro/${produto}/entrega`, { token: person.token })
  const verify = (codigo: string, segredo: string) =>
    test.call('POST', '/terceiro/verificacao', { body: { produto: 'voluts', segredo, codigo } })
  const codeOf = ({ body }: Awaited<ReturnType<typeof open>>) => new URL(body.url).searchParams.get('codigo') ?? ''

  it('takes members in at the church’s address and with its secret, once both are there', async () => {
    const own = { volutsModo: 'PROPRIO', volutsUrl: 'https://own.example/in?from=site' }
    expect(await save(own)).toMatchObject({ status: 200, body: own })
    expect((await open()).body.code).toBe('THIRD_PARTY_NOT_SET')
    expect((await keep(secret)).status).toBe(200)
    const opened = await open()
    expect(opened.body.url).toMatch(/^https:\/\/own\.example\/in\?from=site&codigo=/)
    expect((await verify(codeOf(opened), voluts.secret)).body.code).toBe('THIRD_PARTY_REFUSED')
    expect((await verify(codeOf(opened), secret)).body.usuario.id).toBe(member.memberId)
    await drop()
    expect((await open()).body.code).toBe('THIRD_PARTY_NOT_SET')
    await save({ volutsModo: 'PADRAO' })
    expect((await open()).body.url).toContain('https://voluts.example/enter')
  })

  it('is switched off by the church alone, and its menu no longer leads there', async () => {
    const content = await test.join({ at: test.recife, roles: ['ROLE_SUPER_ADMIN'] })
    expect((await save({ volutsModo: 'DESLIGADO' })).status).toBe(200)
    expect((await open()).body.code).toBe('THIRD_PARTY_NOT_SET')
    expect((await test.call('GET', path, { office: content })).body.volutsModo).toBe('PADRAO')
    const elsewhere = await test.call('POST', '/terceiro/voluts/entrega', {
      token: content.token,
      host: 'recife.narthex.test',
    })
    expect(elsewhere.status).toBe(200)
    await save({ volutsModo: 'PADRAO' })
  })

  it('never gives a secret out: not in answers, histories, or as it is stored', async () => {
    await keep(secret)
    const answers = JSON.stringify([await read(), (await test.call('GET', `${path}historico`, { office: owner })).body])
    expect(answers).not.toContain(secret)
    expect((await read()).estado.voluts.segredoEm).toMatch(/^\d{4}-/)
    const rows = await test.asOwner((db) => db.query<{ segredo: string }>('select segredo from igreja_produto'))
    expect(rows.map(({ segredo }) => segredo).join()).not.toContain(secret)
    expect(JSON.stringify((await test.call('GET', `${path}historico`, { office: owner })).body)).not.toContain(
      rows.find(({ segredo }) => segredo)?.segredo,
    )
    await drop()
    expect((await read()).estado.voluts.segredoEm).toBeNull()
  })

  it('keeps secrets with the owners, who have proved themselves lately', async () => {
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    expect((await read(admin)).volutsModo).toBe('PADRAO')
    expect((await keep(secret, admin)).status).toBe(403)
    expect((await drop(admin)).status).toBe(403)
    expect((await keep('short')).status).toBe(400)
  })

  it.each([
    ['http://own.example/in', 'not over https'],
    ['https://else.example/in', 'at a host that the operator does not allow'],
    ['https://own.example.evil.org/in', 'at a host that only looks like one'],
    ['https://name:word@own.example/in', 'with a password in it'],
    [null, 'missing'],
  ])('refuses an address of its own: %s (%s)', async (volutsUrl, _reason) => {
    const refused = await save({ volutsModo: 'PROPRIO', volutsUrl })
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    expect(refused.body.details[0].path).toMatch(/volutsUrl$/)
  })
})
