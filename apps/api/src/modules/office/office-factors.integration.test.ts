import { hourMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createPasskey, showPasskey } from '../../testing/passkey-device.ts'
import { usualPassword } from '../../testing/people.ts'
import { makeTotp } from '../../testing/second-factors.ts'
import { type OfficeBrowser, setUpOffice } from '../../testing/set-up-office.ts'

const session = '/escritorio/sessao'
const origin = 'http://farol.admin.narthex.test'

describe('second factors at the office', () => {
  const stage = setUpOffice()
  const { from, member, enter, browser, logInAt } = stage
  const totpNow = (segredo: string) => ({ tipo: 'TOTP', codigo: makeTotp(segredo, stage.now.getTime()) })

  async function addTotp(at: OfficeBrowser, accountId: number) {
    const { body: begun } = await from(at, 'POST', `/user/${accountId}/fator/totp`)
    const body = { codigo: begun.codigo, totp: makeTotp(begun.segredo, stage.now.getTime()), nome: 'Telefone' }
    const { body: confirmed } = await from(at, 'POST', `/user/${accountId}/fator/totp/confirmar`, { body })
    // The code that confirmed it is used up.
    stage.advance(minuteMs)
    return { segredo: begun.segredo as string, codes: confirmed.codigosReserva as string[] }
  }

  async function addPasskey(at: OfficeBrowser, accountId: number) {
    const path = `/user/${accountId}/fator/chave-acesso`
    const { body: begun } = await from(at, 'POST', path)
    const { passkey, resposta } = createPasskey(begun.opcoes, { origin })
    const body = { codigo: begun.codigo, nome: 'Notebook', resposta }
    const { status } = await from(at, 'POST', `${path}/confirmar`, { body })
    return { status, passkey, rp: begun.opcoes.rp.id }
  }

  const staff = async () => {
    const person = await member(['ROLE_ADMIN'])
    return { ...person, at: await enter(person.email) }
  }
  const complete = (at: OfficeBrowser, desafio: string, prova: object) =>
    from(at, 'POST', `${session}/segundo-fator`, { body: { desafio, prova } })

  it('are asked for after the password, and set no cookie before', async () => {
    const ana = await staff()
    const { segredo } = await addTotp(ana.at, ana.accountId)
    const at = browser()
    const { status, body, headers } = await logInAt(at, ana.email)
    expect([status, headers['set-cookie']]).toEqual([202, undefined])
    expect(body).toMatchObject({ meios: ['TOTP', 'CODIGO_RESERVA'], chaveAcesso: null })
    expect(await complete(at, body.desafio, { tipo: 'TOTP', codigo: '000000' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FACTOR' },
    })
    expect(at.secret).toBeUndefined()
    expect(await complete(at, body.desafio, totpNow(segredo))).toMatchObject({
      status: 200,
      body: { flagSegundoFator: true, user: { email: ana.email } },
    })
    expect((await from(at, 'GET', session)).status).toBe(200)
    expect(await complete(browser(), body.desafio, totpNow(segredo)), 'a challenge opens once').toMatchObject({
      status: 400,
    })
  })

  it('are passkeys of the office itself: those of the site are not asked for', async () => {
    const ana = await staff()
    const { status, passkey, rp } = await addPasskey(ana.at, ana.accountId)
    expect([status, rp]).toEqual([200, 'farol.admin.narthex.test'])
    const { body } = await logInAt(browser(), ana.email)
    expect(body.chaveAcesso).toMatchObject({ rpId: rp, allowCredentials: [{ id: passkey.id }] })
    const at = browser()
    const resposta = showPasskey(passkey, body.chaveAcesso, { origin })
    expect((await complete(at, body.desafio, { tipo: 'CHAVE_ACESSO', resposta })).status).toBe(200)

    const atSite = await stage.call('POST', '/security/login_check', {
      address: '198.51.100.7',
      body: { username: ana.email, password: usualPassword },
    })
    expect(atSite.body.chaveAcesso, 'at the site').toBeNull()
  })

  it('prove again who works, in place of the password', async () => {
    const ana = await staff()
    const { segredo } = await addTotp(ana.at, ana.accountId)
    stage.advance(hourMs)
    const prove = (body: object) => from(ana.at, 'POST', `${session}/prova`, { body })
    expect(await prove({ senha: usualPassword })).toMatchObject({ status: 400, body: { code: 'INVALID_FACTOR' } })
    const { desafio } = (await from(ana.at, 'POST', `${session}/prova/desafio`)).body
    expect(desafio.meios).toContain('TOTP')
    expect((await prove({ desafio: desafio.desafio, prova: totpNow(segredo) })).status).toBe(200)
  })

  it('need a proof of ten minutes to be added, and the office says so', async () => {
    const ana = await staff()
    stage.advance(11 * minuteMs)
    const begin = () => from(ana.at, 'POST', `/user/${ana.accountId}/fator/totp`)
    expect(await begin()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    await from(ana.at, 'POST', `${session}/prova`, { body: { senha: usualPassword } })
    expect((await begin()).status).toBe(200)
  })

  it('wake the roles that a church lets sleep without one', async () => {
    const owner = await staff()
    await addTotp(owner.at, owner.accountId)
    const require = (flagExigeSegundoFator: boolean) =>
      from(owner.at, 'PUT', '/igreja/farol/seguranca', { body: { flagExigeSegundoFator } })
    expect((await require(true)).status).toBe(200)

    const rui = await staff()
    expect((await from(rui.at, 'GET', session)).body).toMatchObject({
      roles: [],
      rolesSuspensas: ['ROLE_ADMIN'],
      permissoes: [],
    })
    expect((await from(rui.at, 'GET', '/igreja/farol/seguranca')).status, 'asleep').toBe(403)
    await addTotp(rui.at, rui.accountId)
    expect((await from(rui.at, 'GET', session)).body).toMatchObject({ roles: ['ROLE_ADMIN'], rolesSuspensas: [] })
    expect((await from(rui.at, 'GET', '/igreja/farol/seguranca')).status).toBe(200)
    await require(false)
  })

  it('end what is open elsewhere when the first is added, and keep the session that added it', async () => {
    const ana = await staff()
    const other = await enter(ana.email)
    await addTotp(ana.at, ana.accountId)
    expect((await from(other, 'GET', session)).status).toBe(401)
    expect((await from(ana.at, 'GET', session)).status).toBe(200)
  })
})

describe('a call that asks for a fresh proof', () => {
  const stage = setUpOffice()

  it('is refused ten minutes after the login, and taken after a proof; other calls need none', async () => {
    const { email } = await stage.member(['ROLE_ADMIN_CONTENT'])
    const at = await stage.enter(email)
    const file = () => stage.from(at, 'GET', '/conteudo/noticia/exportacao')
    expect((await file()).status).not.toBe(403)
    stage.advance(10 * minuteMs)
    expect(await file()).toMatchObject({ status: 403, body: { code: 'REAUTHENTICATION_REQUIRED' } })
    expect((await stage.from(at, 'GET', '/conteudo/noticia/')).status).not.toBe(403)
    await stage.from(at, 'POST', `${session}/prova`, { body: { senha: usualPassword } })
    expect((await file()).status).not.toBe(403)
  })
})
