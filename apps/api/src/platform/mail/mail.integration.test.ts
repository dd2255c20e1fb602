import { locales } from '@narthex/contract/locale'
import { hostileTexts } from '@narthex/contract/testing/hostile-texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assembleApp } from '../../app.ts'
import { describeChurch, foundChurch, setVisual } from '../../modules/churches/churches.editing.service.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { type ReadMail, readMail } from '../../testing/read-mail.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { type SmtpStandIn, startSmtpStandIn } from '../../testing/smtp-stand-in.ts'
import { platformOn, type TestPlatform } from '../../testing/test-platform.ts'
import { createOwnCall } from '../http/route.ts'
import { createJobRunner, type JobRunner } from '../jobs/job-runner.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { officeOrigin } from '../tenancy/product-domain.ts'
import { type Mail, mailKinds } from './mailer.ts'
import { smtpPost } from './smtp-post.ts'

const recovery: Mail = {
  to: 'ana@example.org',
  kind: 'recovery',
  locale: 'pt',
  data: { nome: 'Ana', link: 'http://www.videira.example/reset-password?codigo=s3cr3t' },
}

describe('mail', () => {
  let smtp: SmtpStandIn
  let runner: JobRunner
  let now = Date.parse('2026-03-01T15:00:00Z')

  const own = { hosts: [{ nome: 'www.videira.example', flagPrincipal: true }], fusoHorario: 'America/Sao_Paulo' }
  const test = setUpChurches(
    { videira: { ...own, nome: 'Igreja Videira' } },
    { clock: () => new Date(now), secret: 'one secret for all' },
  )

  beforeAll(async () => {
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { email: 'ola@videira.example' })
    await setVisual(createOwnCall(test.platform.transactions.at(test.videira)), { corApp: '#ffcc00', logo: null })
    smtp = await startSmtpStandIn()
    runner = runnerOn(test)
  })
  afterAll(async () => {
    await smtp.close()
  })
  beforeEach(async () => {
    smtp.acceptAll()
    await test.asOwner((owner) => owner.exec('truncate tarefa'))
  })

  const runnerOn = ({ platform }: Pick<TestPlatform, 'platform'>) =>
    createJobRunner(platform, assembleApp(platform).workers(smtpPost({ url: smtp.url, from: 'mail@narthex.test' })))
  const waiting = () => test.asOwner((owner) => owner.query<{ dados: object; erro: string }>('select * from tarefa'))
  const send = (mail: Mail) =>
    test.platform.transactions.inChurch(test.videira, (work) => test.platform.mail.send(work, mail))
  async function sent(mail: Mail): Promise<ReadMail> {
    const before = smtp.received.length
    await send(mail)
    await runner.runDue()
    expect(smtp.received).toHaveLength(before + 1)
    return readMail(smtp.received.at(-1)?.source ?? '')
  }

  it('ends its connection at once when its time is over', async () => {
    smtp.fallSilent()
    const time = new AbortController()
    const letter = { id: '1', date: new Date(now), locale: 'pt', fromName: 'Igreja', replyTo: null } as const
    const post = smtpPost({ url: smtp.url, from: 'mail@narthex.test' })
    const texts = { to: 'ana@example.org', subject: 'Olá', html: '<p>Olá</p>', text: 'Olá' }
    const delivering = post.deliver({ ...letter, ...texts }, time.signal).catch((error: unknown) => error)
    await expect.poll(() => smtp.connections).toBe(1)
    time.abort()
    expect(await delivering).toMatchObject({ code: 'EABORT' })
    await expect.poll(() => smtp.connections).toBe(0)
  })

  it('goes out after the request, as HTML and as text, in the church’s name', async () => {
    await send(recovery)
    expect(smtp.received).toHaveLength(0)
    expect(await runner.runDue()).toBe(1)
    const [{ from, to, source } = { from: '', to: [], source: '' }] = smtp.received
    expect({ from, to }).toEqual({ from: 'mail@narthex.test', to: ['ana@example.org'] })
    const { headers, parts } = readMail(source)
    expect(headers).toMatchObject({
      from: ['Igreja Videira <mail@narthex.test>'],
      to: ['ana@example.org'],
      'reply-to': ['Igreja Videira <ola@videira.example>'],
      subject: ['Crie uma nova senha'],
      'auto-submitted': ['auto-generated'],
      'content-language': ['pt'],
      date: ['Sun, 01 Mar 2026 15:00:00 +0000'],
    })
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html'])
    for (const part of Object.values(parts)) {
      expect(part).toContain('Olá, Ana!')
      expect(part).toContain('http://www.videira.example/reset-password?codigo=s3cr3t')
    }
  })

  it.each(locales)('speaks %s, whatever it has to say', async (locale) => {
    const texts: string[] = []
    for (const kind of mailKinds) {
      const { headers, parts } = await sent({ ...recovery, kind, locale })
      expect(parts['text/html']).toContain(`<html lang="${locale}">`)
      texts.push(`${headers.subject}`, parts['text/plain'] ?? '')
    }
    expect(texts.join('\n')).not.toMatch(/[{}]|undefined/)
    expect(new Set(texts).size).toBe(mailKinds.length * 2)
    expect(texts.join()).toContain(
      { pt: 'Sua conta está pronta', en: 'Your account is ready', es: 'Tu cuenta está lista' }[locale],
    )
  })

  it('tells the time of the church’s own clocks', async () => {
    const data = { momento: '2026-03-01T02:30:00Z', dispositivo: 'Firefox (Linux)' }
    const { parts } = await sent({ ...recovery, kind: 'new-device', locale: 'es', data })
    expect(parts['text/plain']).toContain('Cuándo: 28 de febrero de 2026 a las 23:30')
    expect(parts['text/plain']).toContain('Dispositivo: Firefox (Linux)')
    expect(parts['text/plain']).toContain('http://www.videira.example/access')
  })

  it('is sent again after a failure, under the same id, and once only', async () => {
    smtp.refuse('.', '451 try later')
    const before = smtp.received.length
    await send(recovery)
    const [row] = await test.asOwner((owner) => owner.query<{ id: string }>('select id from tarefa'))
    await runner.runDue()
    expect(smtp.received).toHaveLength(before)
    smtp.acceptAll()
    now += 3_600_000
    expect(await runner.runDue()).toBe(1)
    expect(await runner.runDue()).toBe(0)
    expect(smtp.received).toHaveLength(before + 1)
    const { headers } = readMail(smtp.received.at(-1)?.source ?? '')
    expect(headers['message-id']).toEqual([`<${row?.id}@narthex.test>`])
    // When it was asked for, not when it could be sent.
    expect(headers.date?.[0]).toBe(new Date(now - 3_600_000).toUTCString().replace('GMT', '+0000'))
  })

  it('is given up at once where the server will never take it for this address', async () => {
    smtp.refuse('RCPT', '550 no such user')
    await send(recovery)
    await runner.runDue()
    expect(await waiting()).toMatchObject([{ flag_morta: true, erro: 'No mail can be sent to this address' }])
  })

  it('waits in the queue without a readable word', async () => {
    await send(recovery)
    const kept = JSON.stringify(await waiting())
    for (const secret of ['ana@example.org', 's3cr3t', 'Ana', 'recovery']) expect(kept).not.toContain(secret)
  })

  it('sealed under another secret, or for another church, is never sent', async () => {
    await send(recovery)
    const before = smtp.received.length
    await runnerOn({ platform: platformOn(test.platform, { clock: () => new Date(now), secret: 'another' }) }).runDue()
    expect(smtp.received).toHaveLength(before)
    expect(await waiting()).toMatchObject([{ flag_morta: true }])

    await test.asOwner((owner) => owner.exec('truncate tarefa'))
    const other = await foundChurch(test.platform, plainChurch('farol'))
    await send(recovery)
    await test.asOwner((owner) =>
      owner.exec(`alter table tarefa no force row level security;
      update tarefa set igreja_id = ${other.igrejaId}; alter table tarefa force row level security`),
    )
    await runner.runDue()
    expect(smtp.received).toHaveLength(before)
  })

  it('leads to the church’s office where it is about that', async () => {
    const link = `${officeOrigin(test.platform.domain, test.videira)}/settings/support`
    await send({ ...recovery, kind: 'support-opened', data: { link } })
    expect(await runner.runDue()).toBe(1)
    expect(readMail(smtp.received.at(-1)?.source ?? '').parts['text/plain']).toContain(link)
  })

  it.each([
    'https://evil.example/reset-password',
    'http://www.videira.example.evil.example/',
    'http://www.videira.example@evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
  ])('never leads to another host than the church’s own: %s', async (link) => {
    const before = smtp.received.length
    await send({ ...recovery, data: { link } })
    await runner.runDue()
    expect(smtp.received).toHaveLength(before)
    expect(await waiting()).toMatchObject([{ flag_morta: true }])
  })

  it('of a transaction that fails is not sent', async () => {
    const before = smtp.received.length
    const failing = test.platform.transactions.inChurch(test.videira, async (work) => {
      await test.platform.mail.send(work, recovery)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await runner.runDue()).toBe(0)
    expect(smtp.received).toHaveLength(before)
  })

  it('may be asked for beside a look-up of a login, and not for another church', async () => {
    const other = await test.platform.directory.byHost('farol.narthex.test')
    await test.platform.transactions.inIdentity(test.videira, (work) => test.platform.mail.send(work, recovery))
    expect(await waiting()).toHaveLength(1)
    const forged = test.platform.transactions.inIdentity(test.videira, (work) =>
      test.platform.mail.send({ ...work, church: other as ChurchScope }, recovery),
    )
    await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('goes to one address, whatever else stands in it', async () => {
    for (const to of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'x <a@example.org>']) {
      await send({ ...recovery, to })
      await runner.runDue()
      const { to: recipients, source } = smtp.received.at(-1) ?? { to: [], source: '' }
      expect(recipients.length, to).toBeLessThan(2)
      expect(readMail(source).headers.bcc, to).toBeUndefined()
    }
  })

  it('takes a document along', async () => {
    const attachment = { filename: 'recibo.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7 whole') }
    await smtpPost({ url: smtp.url, from: 'mail@narthex.test' }).deliver({
      id: 'with-document',
      date: new Date(now),
      locale: 'pt',
      fromName: 'Videira',
      replyTo: null,
      to: 'ana@example.org',
      subject: 'Recibo',
      html: '<p>Recibo</p>',
      text: 'Recibo',
      attachments: [attachment],
    })
    const source = smtp.received.at(-1)?.source ?? ''
    expect(source).toContain('Content-Type: application/pdf; name=recibo.pdf')
    expect(source).toContain('Content-Disposition: attachment; filename=recibo.pdf')
    expect(source).toContain(attachment.content)
  })

  it('shows the pictures that travel along within its HTML, beside its documents', async () => {
    const png = { filename: 'qr.png', contentType: 'image/png', content: btoa('PNG'), contentId: 'qr@narthex' }
    const pdf = { filename: 'ingressos.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7 tickets') }
    await smtpPost({ url: smtp.url, from: 'mail@narthex.test' }).deliver({
      id: 'with-picture',
      date: new Date(now),
      locale: 'pt',
      fromName: 'Videira',
      replyTo: null,
      to: 'ana@example.org',
      subject: 'Ingressos',
      html: '<img src="cid:qr@narthex" alt="">',
      text: 'Ingressos',
      attachments: [pdf, png],
    })
    const source = smtp.received.at(-1)?.source ?? ''
    const related = source.slice(source.indexOf('multipart/related'))
    expect(related).toContain('Content-ID: <qr@narthex>')
    expect(related).toContain('Content-Disposition: inline; filename=qr.png')
    expect(source).toContain('Content-Disposition: attachment; filename=ingressos.pdf')
  })

  it('is not what a hostile church makes of it', async () => {
    for (const text of hostileTexts) {
      const nome = `Igreja ${text}`.slice(0, 120)
      await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { nome })
      const { headers, parts } = await sent({ ...recovery, data: { ...recovery.data, nome: text } })
      expect(Object.keys(headers), text).not.toContain('set-cookie')
      for (const name of ['from', 'to', 'subject', 'message-id']) expect(headers[name], text).toHaveLength(1)
      expect(headers.to).toEqual(['ana@example.org'])
      const tags = (parts['text/html'] ?? '').match(/<[a-z!/][^>]*>/gi) ?? []
      expect(
        tags.filter((tag) => /^<\/?(?:script|img|svg|iframe|form|object|base|link|b)\b|\son\w+=/i.test(tag)),
        text,
      ).toEqual([])
    }
  })
})
