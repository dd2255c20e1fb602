import type { PasskeyCreation } from '@narthex/contract/auth/factor.schemas'
import { describe, expect, it } from 'vitest'
import { createPasskey, type KeptPasskey, showPasskey } from '../../../testing/passkey-device.ts'
import { enrolPerson } from '../../../testing/people.ts'
import { type Insider, originOfFarol as origin, setUpFactors } from '../../../testing/set-up-factors.ts'

const wrong = { status: 400, body: { code: 'INVALID_FACTOR' } }
const videira = 'videira.narthex.test'

describe('passkeys', () => {
  const stage = setUpFactors()

  const begin = (who: Insider, options = {}) =>
    stage.call('POST', stage.own(who, '/chave-acesso'), { token: who.token, ...options })
  const confirm = (who: Insider, codigo: string, resposta: PasskeyCreation, options = {}) =>
    stage.call('POST', stage.own(who, '/chave-acesso/confirmar'), {
      token: who.token,
      body: { codigo, nome: 'Chave', resposta },
      ...options,
    })
  /** Answers a challenge of the login with a passkey, as the browser of a site would. */
  const enter = async (who: Insider, passkey: KeptPasskey, ceremony = { origin }) => {
    const { desafio, chaveAcesso } = await stage.challenge(who.email)
    if (!chaveAcesso) throw new Error('No passkey was asked for')
    return stage.complete(desafio, { tipo: 'CHAVE_ACESSO', resposta: showPasskey(passkey, chaveAcesso, ceremony) })
  }
  const guarded = async () => {
    const who = await stage.member()
    return { ...who, ...(await stage.addPasskey(who)) }
  }

  it('are made for the site, by its name, without telling the device who else has one', async () => {
    const ana = await stage.member()
    const { body } = await begin(ana)
    expect(body.opcoes).toMatchObject({
      rp: { id: 'farol.narthex.test', name: 'Igreja farol' },
      user: { name: ana.email },
      excludeCredentials: [],
      attestation: 'none',
    })
    const { passkey } = await stage.addPasskey(ana)
    const again = await begin(ana)
    expect(again.body.opcoes.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ])
  })

  it('complete every login with a new challenge', async () => {
    const ana = await guarded()
    const { meios, chaveAcesso } = await stage.challenge(ana.email)
    expect(meios).toEqual(['CHAVE_ACESSO', 'CODIGO_RESERVA'])
    expect(chaveAcesso).toMatchObject({ rpId: 'farol.narthex.test', allowCredentials: [{ id: ana.passkey.id }] })
    for (let turn = 0; turn < 2; turn++) expect((await enter(ana, ana.passkey)).status).toBe(200)
  })

  it('that were copied are found out by their counter, and their owner is told', async () => {
    const ana = await guarded()
    const copy = { ...ana.passkey }
    expect((await enter(ana, ana.passkey)).status).toBe(200)
    expect(await enter(ana, copy)).toMatchObject(wrong)
    expect(stage.mailbox.mails.at(-1)).toMatchObject({ kind: 'second-factor-failed', to: ana.email })
    const acts = await stage.asOwner((owner) =>
      owner.query<{ acao: string }>("select acao from auditoria where conta_id = $1 and acao = 'PASSKEY_CLONED'", [
        ana.id,
      ]),
    )
    expect(acts).toHaveLength(1)
    expect((await enter(ana, ana.passkey)).status).toBe(200)
  })

  it('that a false site got to sign are worth nothing', async () => {
    const ana = await guarded()
    expect(await enter(ana, ana.passkey, { origin: 'http://farol.narthex.test.evil.example' })).toMatchObject(wrong)
    expect(await enter(ana, ana.passkey, { origin: `http://${videira}` })).toMatchObject(wrong)
    const { desafio, chaveAcesso } = await stage.challenge(ana.email)
    if (!chaveAcesso) throw new Error('No passkey was asked for')
    const resposta = showPasskey(ana.passkey, chaveAcesso, { origin, rpId: videira })
    expect(await stage.complete(desafio, { tipo: 'CHAVE_ACESSO', resposta })).toMatchObject(wrong)
  })

  it('answer the challenge that asked for them alone', async () => {
    const ana = await guarded()
    const [first, second] = [await stage.challenge(ana.email), await stage.challenge(ana.email)]
    if (!first.chaveAcesso) throw new Error('No passkey was asked for')
    const resposta = showPasskey(ana.passkey, first.chaveAcesso, { origin })
    expect(await stage.complete(second.desafio, { tipo: 'CHAVE_ACESSO', resposta })).toMatchObject(wrong)
    expect((await stage.complete(first.desafio, { tipo: 'CHAVE_ACESSO', resposta })).status).toBe(200)
  })

  it('of another account prove nothing, whatever they are called', async () => {
    const [ana, rui] = [await guarded(), await guarded()]
    expect(await enter(ana, rui.passkey)).toMatchObject(wrong)
    expect(await enter(ana, { ...rui.passkey, id: ana.passkey.id })).toMatchObject(wrong)
    expect((await enter(rui, rui.passkey)).status).toBe(200)
  })

  it('of one church’s site are not asked for at another’s, where the other ways serve', async () => {
    const ana = await guarded()
    await enrolPerson(stage.platform.transactions.at(stage.videira), { email: ana.email })
    const there = await stage.challenge(ana.email, { host: videira })
    expect(there).toMatchObject({ meios: ['CODIGO_RESERVA'], chaveAcesso: null })
    const options = { rpId: videira, challenge: 'x', allowCredentials: [], timeout: 1, userVerification: 'preferred' }
    const resposta = showPasskey(ana.passkey, options as never, { origin: `http://${videira}` })
    const shown = { tipo: 'CHAVE_ACESSO', resposta } as const
    expect(await stage.complete(there.desafio, shown, { host: videira })).toMatchObject(wrong)
    const code = { tipo: 'CODIGO_RESERVA', codigo: ana.codes[0] ?? '' } as const
    expect((await stage.complete(there.desafio, code, { host: videira })).status).toBe(200)
  })

  it('are not added twice, nor to another account, nor from another site', async () => {
    const [ana, rui] = [await stage.member(), await stage.member()]
    const { body } = await begin(ana)
    const elsewhere = createPasskey(body.opcoes, { origin: 'http://evil.example' })
    expect(await confirm(ana, body.codigo, elsewhere.resposta)).toMatchObject(wrong)
    const foreign = createPasskey(body.opcoes, { origin, rpId: videira })
    expect(await confirm(ana, body.codigo, foreign.resposta)).toMatchObject(wrong)
    const { resposta } = createPasskey(body.opcoes, { origin })
    expect(await confirm(rui, body.codigo, resposta)).toMatchObject(wrong)
    const answers = await Promise.all([1, 2].map(() => confirm(ana, body.codigo, resposta)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])

    // The same credential once more, in an enrolment of its own.
    const later = await begin(rui)
    const { resposta: same } = createPasskey(later.body.opcoes, { origin, id: resposta.id })
    expect(await confirm(rui, later.body.codigo, same)).toMatchObject(wrong)
  })

  it('are ten at most', async () => {
    const ana = await stage.member()
    for (let turn = 0; turn < 10; turn++) await stage.addPasskey(ana)
    expect(await begin(ana)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_FACTORS' } })
  })
})
