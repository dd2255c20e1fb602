import { churchSender } from '@narthex/contract/churches/sender.settings'
import { dayMs, minuteMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assembleApp } from '../../../app.ts'
import { createJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import { smtpPost } from '../../../platform/mail/smtp-post.ts'
import type { OfficePerson } from '../../../testing/office-door.ts'
import { readMail } from '../../../testing/read-mail.ts'
import { setUpChurches } from '../../../testing/set-up.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../../testing/smtp-stand-in.ts'

const from = 'mail@narthex.test'
const { path } = churchSender
const confirmation = '/escritorio/remetente/confirmacao'

describe("the sender of a church's mails", () => {
  const startsAt = new Date('2026-06-20T12:00:00Z')
  const churches = { farol: { nome: 'Igreja do Farol' }, videira: {} }
  const test = setUpChurches(churches, { startsAt, mailAddress: from })
  let [admin, stranger]: OfficePerson[] = []
  let smtp: SmtpStandIn
  let runner: JobRunner

  beforeAll(async () => {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    stranger = await test.join({ at: test.videira, roles: ['ROLE_ADMIN'] })
    smtp = await startSmtpStandIn()
    runner = createJobRunner(test.platform, assembleApp(test.platform).workers(smtpPost({ url: smtp.url, from })))
  })
  afterAll(() => smtp.close())

  const read = async (office = admin) => (await test.call('GET', path, { office })).body
  async function save(own: object, office = admin) {
    const { nome, responderPara, versao } = await read(office)
    return test.call('PUT', path, { office, body: { nome, responderPara, versao, ...own } })
  }
  const confirm = (codigo: string, host = 'farol.admin.narthex.test') => {
    const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
    return test.call('POST', confirmation, { headers, body: { codigo } })
  }
  const resend = (office = admin) => test.call('POST', `${confirmation}/envio`, { office })
  /** Delivers what waits; gives the letters. */
  async function deliver() {
    const before = smtp.received.length
    while ((await runner.runDue()) > 0);
    return smtp.received.slice(before).map(({ to, source }) => ({ to, ...readMail(source) }))
  }
  async function takeCode(to: string): Promise<string> {
    const letters = await deliver()
    const letter = letters.find((each) => each.to.includes(to))
    const code = /reply-address#codigo=([\w-]{43})/.exec(letter?.parts['text/plain'] ?? '')?.[1]
    if (!code) throw new Error(`${to} was sent no link`)
    return code
  }
  /** The headers of a mail of the church by now. */
  async function sendMail() {
    const link = 'http://farol.narthex.test/reset-password#codigo=x'
    await test.platform.transactions.inChurch(test.farol, (work) =>
      test.platform.mail.send(work, { to: 'bia@example.org', kind: 'recovery', locale: 'pt', data: { link } }),
    )
    const [letter] = await deliver()
    if (!letter) throw new Error('No mail was sent')
    return letter.headers
  }
  const acts = async () =>
    test.asOwner(async (owner) =>
      (
        await owner.query<{ acao: string }>(
          "select acao from auditoria where acao like 'SENDER%' or acao like 'REPLY%' order by id",
        )
      ).map(({ acao }) => acao),
    )

  it('is its name and no address of its own, until staff choose', async () => {
    expect(await read()).toEqual({
      nome: null,
      responderPara: null,
      versao: 0,
      estado: { emUso: null, confirmacao: null, padrao: { nome: 'Igreja do Farol', email: null }, endereco: from },
    })
    expect(await sendMail()).toMatchObject({ from: [`Igreja do Farol <${from}>`] })
  })

  it('uses a reply address once its reader has confirmed it, and the earlier one until then', async () => {
    const saved = await save({ nome: 'Farol', responderPara: ' Secretaria@Farol.example ' })
    expect(saved).toMatchObject({
      status: 200,
      body: { nome: 'Farol', responderPara: 'secretaria@farol.example', versao: 1, estado: { emUso: null } },
    })
    expect(saved.body.estado.confirmacao).toEqual({
      enviadoEm: startsAt.toISOString(),
      expiraEm: new Date(startsAt.getTime() + 3 * dayMs).toISOString(),
    })
    const code = await takeCode('secretaria@farol.example')
    expect(await sendMail(), 'before').toEqual(expect.not.objectContaining({ 'reply-to': expect.anything() }))

    expect(await confirm(code)).toMatchObject({ status: 200, body: { responderPara: 'secretaria@farol.example' } })
    expect(await confirm(code), 'once').toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
    expect((await read()).estado).toMatchObject({ emUso: 'secretaria@farol.example', confirmacao: null })
    const headers = await sendMail()
    expect(headers).toMatchObject({ from: [`Farol <${from}>`], 'reply-to': ['Farol <secretaria@farol.example>'] })

    await save({ responderPara: 'pastor@farol.example' })
    const next = await takeCode('pastor@farol.example')
    expect((await sendMail())['reply-to'], 'meantime').toEqual(['Farol <secretaria@farol.example>'])
    await save({ responderPara: 'secretaria@farol.example' })
    expect(await deliver(), 'an address that was confirmed').toEqual([])
    expect((await confirm(next)).body, 'the address that was given up').toMatchObject({ code: 'INVALID_CODE' })

    await save({ responderPara: null })
    expect((await read()).estado.emUso).toBeNull()
    expect(await sendMail()).not.toHaveProperty('reply-to')
    expect(await acts()).toEqual(['SENDER_SET', 'REPLY_ADDRESS_CONFIRMED', ...Array(3).fill('SENDER_SET')])
    const { itens } = (await test.call('GET', `${path}historico`, { office: admin })).body
    expect(JSON.stringify(itens), 'history keeps no code').not.toContain('codigo')
    expect(itens.at(-2)).toMatchObject({
      acao: 'REPLY_ADDRESS_CONFIRMED',
      usuario: null,
      campos: [{ campo: 'responderEmUso', antes: null, depois: 'secretaria@farol.example' }],
    })
  })

  it('does not confirm where the link is opened, at another church, late, or after it was asked for again', async () => {
    await save({ responderPara: 'nova@farol.example' })
    const first = await takeCode('nova@farol.example')
    expect(await test.call('GET', confirmation, { headers: { host: 'farol.admin.narthex.test' } })).toMatchObject({
      status: 405,
    })
    expect((await confirm(first, 'videira.admin.narthex.test')).body.code).toBe('INVALID_CODE')
    expect((await confirm(first, 'farol.narthex.test')).body.code, 'at the site').toBe('FORBIDDEN')
    expect((await read()).estado.emUso).toBeNull()

    expect((await resend()).status).toBe(200)
    expect(await deliver(), 'asked for twice within a minute').toEqual([])
    test.advance(2 * minuteMs)
    const [again, twice] = await Promise.all([resend(), resend()])
    expect([again?.status, twice?.status]).toEqual([200, 200])
    const second = await takeCode('nova@farol.example')
    expect((await confirm(first)).body.code, 'the former link').toBe('INVALID_CODE')
    test.advance(3 * dayMs)
    expect((await confirm(second)).body.code, 'too late').toBe('INVALID_CODE')
    await resend()
    const third = await takeCode('nova@farol.example')
    const answers = await Promise.all([confirm(third), confirm(third)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await resend(), 'nothing waits').toMatchObject({ status: 404 })
    expect(await resend(stranger), 'another church').toMatchObject({ status: 404 })
  })

  it('cannot be used to write to many strangers', async () => {
    test.advance(dayMs)
    const codes: string[] = []
    for (let turn = 0; turn < 11; turn++) {
      const { body } = await save({ responderPara: `stranger${turn}@example.org` }, stranger)
      codes.push(body.code ?? 'saved')
    }
    expect(codes).toEqual([...Array(10).fill('saved'), 'TOO_MANY_REQUESTS'])
    expect(await deliver()).toHaveLength(10)
    expect((await save({ nome: 'Videira' }, stranger)).status, 'the name alone').toBe(200)
  })

  it('is one line, whatever signs are in its name', async () => {
    for (const [nome, shown] of [
      ['Igreja “São João”, no Recife', 'Igreja “São João”, no Recife'],
      ['A "Casa" <do Pai>; e (nós)', 'A "Casa" <do Pai>; e (nós)'],
      ['Farol\r\nBcc: x', 'Farol Bcc: x'],
      ['Farol\nBcc: x', 'Farol Bcc: x'],
      ['教会', '教会'],
    ] as const) {
      const saved = await save({ nome })
      expect(saved.status, nome).toBe(200)
      const headers = await sendMail()
      expect(headers.bcc, nome).toBeUndefined()
      expect(headers.from, nome).toHaveLength(1)
      expect(headers.from?.[0], nome).toContain(`<${from}>`)
      expect(headers.from?.[0]?.replace(/^"|\\|"(?= <mail)/g, ''), nome).toBe(`${shown} <${from}>`)
    }
  })

  it.each([
    'suporte@banco.example',
    'Banco ＠ Central',
    'banco.com.br',
    'https://banco.example',
    'www.banco',
    ' ',
    'x'.repeat(61),
  ])('is not named %s', async (nome) => {
    expect(await save({ nome })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  it('takes no reply address that is none, or more than one', async () => {
    for (const responderPara of [
      'x',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'Ana <a@b.example>',
    ])
      expect((await save({ responderPara })).status, responderPara).toBe(400)
  })
})
