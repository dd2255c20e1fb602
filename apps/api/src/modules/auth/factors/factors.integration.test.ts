import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { enrolPerson, usualPassword } from '../../../testing/people.ts'
import { type Insider, setUpFactors } from '../../../testing/set-up-factors.ts'

const tenMinutes = 10 * 60_000
const asleep = { status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } }

describe('second factors of a login', () => {
  const stage = setUpFactors()

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', who: Insider, path: string, body?: object) =>
    stage.call(method, path, { token: who.token, body, address: '198.51.100.7' })
  const list = async (who: Insider) => (await call('GET', who, stage.own(who))).body
  const begin = (who: Insider) => call('POST', who, stage.own(who, '/totp'))
  /** Renewed, as ten minutes end every access token. */
  const renew = async (who: Insider) => {
    const { body } = await stage.call('POST', '/security/token/refresh', {
      body: { refreshToken: who.refreshToken },
    })
    Object.assign(who, { token: body.token, refreshToken: body.refreshToken })
  }
  const isIn = async (token: string) => (await stage.call('GET', '/me', { token })).status === 200

  it('are none at first, and an authenticator app brings recovery codes', async () => {
    const ana = await stage.member()
    expect(await list(ana)).toEqual({
      fatores: [],
      codigosReserva: null,
      flagExigido: false,
      flagChaveAcessoPossivel: true,
    })
    const { segredo, codes } = await stage.addTotp(ana)
    expect(segredo).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await list(ana)).toMatchObject({
      fatores: [{ tipo: 'TOTP', nome: 'Telefone', usadoEm: null, site: null }],
      codigosReserva: { restantes: 10, total: 10 },
    })
    expect(stage.mailbox.mails).toMatchObject([
      { kind: 'factor-added', to: ana.email, data: { link: 'http://farol.narthex.test/user/security' } },
    ])
  })

  it('are kept so that the database shows none of them', async () => {
    const ana = await stage.member()
    const { segredo, codes } = await stage.addTotp(ana)
    const rows = await stage.asOwner((owner) =>
      owner.query('select * from conta_totp join conta_codigo_reserva using (conta_id) where conta_id = $1', [ana.id]),
    )
    const kept = JSON.stringify(rows)
    for (const secret of [segredo, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(secret)
  })

  it('with the first one end the other sessions, which were opened by the password alone', async () => {
    const ana = await stage.member()
    const other = await stage.logIn(ana.email)
    const { segredo } = await stage.addTotp(ana)
    expect([await isIn(ana.token), await isIn(other.token)]).toEqual([true, false])
    const { desafio } = await stage.challenge(ana.email)
    const { body } = await stage.complete(desafio, stage.totp(segredo))
    await stage.addPasskey(ana)
    expect([await isIn(ana.token), await isIn(body.token)]).toEqual([true, true])
  })

  it('need a code of the app before they count, and one that is right', async () => {
    const ana = await stage.member()
    const { body } = await begin(ana)
    expect((await stage.password(ana.email)).status).toBe(200)
    const confirm = (totp: string, codigo = body.codigo) =>
      call('POST', ana, stage.own(ana, '/totp/confirmar'), { codigo, totp, nome: 'App' })
    expect(await confirm('000000')).toMatchObject({ status: 400, body: { code: 'INVALID_FACTOR' } })
    expect(await confirm('000000', 'made-up')).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    const right = codeOf(body.segredo)
    expect((await confirm(right)).status).toBe(200)
    expect(await confirm(right)).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    expect(await begin(ana)).toMatchObject({ status: 409, body: { code: 'FACTOR_EXISTS' } })
  })

  it('of an enrolment that another account began are not theirs to finish', async () => {
    const [ana, rui] = [await stage.member(), await stage.member()]
    const { body } = await begin(ana)
    const given = { codigo: body.codigo, totp: codeOf(body.segredo), nome: 'App' }
    const theft = await call('POST', rui, stage.own(rui, '/totp/confirmar'), given)
    expect(theft).toMatchObject({ status: 400, body: { code: 'INVALID_FACTOR' } })
    expect((await call('POST', ana, stage.own(ana, '/totp/confirmar'), given)).status).toBe(200)
  })

  it('are confirmed once, however often that is sent at once', async () => {
    const ana = await stage.member()
    const { body } = await begin(ana)
    const given = { codigo: body.codigo, totp: codeOf(body.segredo), nome: 'App' }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', ana, stage.own(ana, '/totp/confirmar'), given)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await list(ana)).fatores).toHaveLength(1)
  })

  it('are renamed, each by its owner', async () => {
    const [ana, rui] = [await stage.member(), await stage.member()]
    await stage.addTotp(ana)
    await stage.addPasskey(ana)
    for (const { id } of (await list(ana)).fatores) {
      expect((await call('PUT', ana, stage.own(ana, `/${id}`), { nome: ' Casa ' })).status).toBe(200)
      expect((await call('PUT', rui, stage.own(rui, `/${id}`), { nome: 'Meu' })).status).toBe(404)
      expect((await call('DELETE', rui, stage.own(rui, `/${id}`))).status).toBe(404)
    }
    expect((await list(ana)).fatores).toMatchObject([{ nome: 'Casa' }, { nome: 'Casa' }])
    expect((await call('PUT', ana, stage.own(ana, `/${randomUUID()}`), { nome: 'x' })).status).toBe(404)
  })

  it('are changed by who has proven themselves of late, by the password where there is no factor yet', async () => {
    const ana = await stage.member()
    stage.turn(tenMinutes)
    await renew(ana)
    expect(await begin(ana)).toMatchObject(asleep)
    expect((await call('POST', ana, '/security/reautenticacao')).body).toEqual({ desafio: null })
    const prove = (senha: string) => call('POST', ana, '/security/reautenticacao/concluir', { senha })
    expect(await prove('Errada#123')).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect(await begin(ana)).toMatchObject(asleep)
    expect((await prove(usualPassword)).status).toBe(200)
    expect((await begin(ana)).status).toBe(200)
  })

  it('once there are some, are changed by one of them, and no longer by the password', async () => {
    const [ana, rui] = [await stage.member(), await stage.member()]
    const { segredo } = await stage.addTotp(ana)
    const other = await stage.addTotp(rui)
    stage.turn(tenMinutes)
    await renew(ana)
    const [{ id }] = (await list(ana)).fatores
    const renewCodes = () => call('POST', ana, `/user/${ana.id}/codigo-reserva`)
    expect(await call('DELETE', ana, stage.own(ana, `/${id}`))).toMatchObject(asleep)
    expect(await renewCodes()).toMatchObject(asleep)
    const finish = (body: object) => call('POST', ana, '/security/reautenticacao/concluir', body)
    expect(await finish({ senha: usualPassword })).toMatchObject({ body: { code: 'INVALID_FACTOR' } })

    // Neither a login's challenge nor another person's is accepted.
    const login = await stage.challenge(ana.email)
    const prova = stage.totp(segredo)
    expect(await finish({ desafio: login.desafio, prova })).toMatchObject({ body: { code: 'INVALID_CODE' } })
    await renew(rui)
    const theirs = (await call('POST', rui, '/security/reautenticacao')).body.desafio
    const foreign = { desafio: theirs.desafio, prova: stage.totp(other.segredo) }
    expect(await finish(foreign)).toMatchObject({ body: { code: 'INVALID_CODE' } })
    expect(await renewCodes()).toMatchObject(asleep)

    const { desafio } = (await call('POST', ana, '/security/reautenticacao')).body
    expect(desafio.meios).toEqual(['TOTP', 'CODIGO_RESERVA'])
    expect(await stage.complete(desafio.desafio, prova)).toMatchObject({ body: { code: 'INVALID_CODE' } })
    expect((await finish({ desafio: desafio.desafio, prova })).status).toBe(200)
    expect((await renewCodes()).body.codigos).toHaveLength(10)
  })

  it('give new recovery codes, and the earlier ones are good no more', async () => {
    const ana = await stage.member()
    const codes = () => call('POST', ana, `/user/${ana.id}/codigo-reserva`)
    expect(await codes()).toMatchObject({ status: 409, body: { code: 'NO_FACTOR' } })
    const first = (await stage.addTotp(ana)).codes[0] ?? ''
    const [second] = (await codes()).body.codigos
    const prove = async (codigo: string) =>
      (await stage.complete((await stage.challenge(ana.email)).desafio, { tipo: 'CODIGO_RESERVA', codigo })).status
    expect([await prove(first), await prove(second)]).toEqual([400, 200])
    expect((await list(ana)).codigosReserva).toEqual({ restantes: 9, total: 10 })
  })

  it('with the last one go the recovery codes, and the password is enough again', async () => {
    const ana = await stage.member()
    await stage.addTotp(ana)
    expect((await stage.addPasskey(ana)).codes).toEqual([])
    const [app, passkey] = (await list(ana)).fatores
    expect((await call('DELETE', ana, stage.own(ana, `/${app.id}`))).status).toBe(200)
    expect((await stage.password(ana.email)).status).toBe(202)
    expect((await call('DELETE', ana, stage.own(ana, `/${passkey.id}`))).status).toBe(200)
    expect((await call('DELETE', ana, stage.own(ana, `/${passkey.id}`))).status).toBe(404)
    expect((await stage.password(ana.email)).status).toBe(200)
    expect(await list(ana)).toMatchObject({ fatores: [], codigosReserva: null })
    expect(stage.mailbox.mails.filter(({ kind }) => kind === 'factor-removed')).toHaveLength(2)
    const left = await stage.asOwner((owner) =>
      owner.query('select 1 from conta_codigo_reserva where conta_id = $1', [ana.id]),
    )
    expect(left).toEqual([])
  })

  it('are not changed from a session that a hand-off began, until it is proven', async () => {
    const ana = await stage.member()
    await enrolPerson(stage.platform.transactions.at(stage.videira), { email: ana.email })
    // Of one organisation they would be; what matters here is how the session began.
    await stage.asOwner((owner) => owner.query('update sessao set confirmada_em = null where conta_id = $1', [ana.id]))
    expect(await begin(ana)).toMatchObject(asleep)
  })

  it('are told to their owner who asks for all that is kept', async () => {
    const ana = await stage.member()
    const { segredo, codes } = await stage.addTotp(ana)
    await stage.addPasskey(ana)
    const { status, body } = await call('GET', ana, `/user/${ana.id}/exportacao?igreja=farol`)
    expect(status).toBe(200)
    expect(body.dados).toMatchObject({
      conta_totp: [{ nome: 'Telefone' }],
      conta_chave_acesso: [{ nome: 'Notebook', rpId: 'farol.narthex.test' }],
      conta_codigo_reserva: Array(10).fill({ usadoEm: null }),
    })
    for (const secret of [segredo, ...codes]) expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('are gone with the login', async () => {
    const ana = await stage.member()
    await stage.addTotp(ana)
    await stage.addPasskey(ana)
    await stage.asOwner(async (owner) => {
      await owner.query('delete from usuario where conta_id = $1', [ana.id])
      await owner.query('delete from conta where id = $1', [ana.id])
      for (const table of ['conta_totp', 'conta_chave_acesso', 'conta_codigo_reserva'])
        expect(await owner.query(`select 1 from ${table} where conta_id = $1`, [ana.id]), table).toEqual([])
    })
  })

  const codeOf = (segredo: string) => stage.totp(segredo).codigo
})
