import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@narthex/contract/durations'
import decodeQr from 'qr/decode.js'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { KeptLetter } from '../../../platform/mail/outbox.ts'
import type { Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { readPdfQrs } from '../../../testing/read-pdf-qr.ts'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { listOpenTransfers } from '../after/transfers.queries.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'
import { maxShownTickets } from './enclosed-tickets.service.ts'

describe('tickets within their mails', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  const free = { ingressos: { free: { nome: 'Entrada', valor: 0 } } }
  let ana: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
  })

  const pdfOf = ({ attachments = [] }: Pick<KeptLetter, 'attachments'>) => {
    const documents = attachments.filter(({ contentType }) => contentType === 'application/pdf')
    expect(documents.length).toBeLessThan(2)
    return documents[0] && Buffer.from(documents[0].content, 'base64')
  }
  /** Texts of the codes that the HTML shows, each by the picture that travels along. */
  const shownQrs = ({ html, attachments = [] }: Pick<KeptLetter, 'html' | 'attachments'>) =>
    Promise.all(
      [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(async ([, address, alt]) => {
        const picture = attachments.find(({ contentId }) => `cid:${contentId}` === address)
        expect(picture?.contentType).toBe('image/png')
        const png = sharp(Buffer.from(picture?.content ?? '', 'base64'))
          .ensureAlpha()
          .raw()
        const { data, info } = await png.toBuffer({ resolveWithObject: true })
        return { qr: decodeQr({ width: info.width, height: info.height, data }), alt }
      }),
    )
  const read = async (codigo: string) => (await test.call('GET', `/inscricao/${codigo}/`)).body
  const qrsOf = async (codigo: string) => (await read(codigo)).ingressos.map(({ qr }: { qr: string | null }) => qr)

  it.each([
    ['pt', 'Código', 'PDF em anexo'],
    ['en', 'Code', 'attached PDF'],
    ['es', 'Código', 'PDF adjunto'],
  ])(
    'a confirmation in %s shows each with its code, holder, time and place, and has a PDF with all',
    async (idioma, label, words) => {
      const event = await stage.sell(free)
      const both = { ingressos: [{ idIngresso: event.types.free }, { idIngresso: event.types.free }] }
      const { body } = await stage.order(event, both, { idioma, participantes: [{ nome: 'Davi' }, { nome: 'Rute' }] })
      const letter = await readOnly()
      const { ingressos } = await read(body.codigo)
      const grouped = ingressos.map(({ codigo }: { codigo: string }) => codigo.replace(/(.{4})(?=.)/g, '$1 '))
      expect(await shownQrs(letter)).toEqual(
        ingressos.map(({ qr }: { qr: string }, index: number) => ({ qr, alt: `${label}: ${grouped[index]}` })),
      )
      for (const part of [words, `Davi\nEntrada\nAcampamento\n`, 'Igreja videira', `${label}: ${grouped[1]}`])
        expect(letter.text).toContain(part)
      const pdf = pdfOf(letter)
      expect(letter.attachments?.[0]?.filename).toContain(body.codigo)
      const pages = await readPdf(pdf ?? Buffer.of())
      expect(pages.map((page) => ['Davi', 'Rute'].filter((name) => page.includes(name)))).toEqual([['Davi'], ['Rute']])
      expect(readPdfQrs(pdf ?? Buffer.of())).toEqual(await qrsOf(body.codigo))
    },
  )

  it('many are all in the PDF, and the first ones in the mail', async () => {
    const event = await stage.sell(free)
    const ingressos = Array.from({ length: maxShownTickets + 2 }, () => ({ idIngresso: event.types.free }))
    const { body } = await stage.order(event, { ingressos })
    const letter = await readOnly()
    const qrs = await qrsOf(body.codigo)
    expect((await shownQrs(letter)).map(({ qr }) => qr)).toEqual(qrs.slice(0, maxShownTickets))
    expect(readPdfQrs(pdfOf(letter) ?? Buffer.of())).toEqual(qrs)
    expect(letter.text).toContain(`os ${maxShownTickets} primeiros`)
  })

  it('are in none for a purchase that is not paid, nor in one that ended', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    test.advance(3 * 60_000)
    const waiting = await readOnly()
    expect(waiting.subject).toContain('Falta pagar')
    await stage.rehearse(body.pedido, 'paid')
    expect(await shownQrs(await readOnly())).toHaveLength(1)
    await stage.rehearse(body.pedido, 'refunded')
    const refunded = await readOnly()
    for (const { html, attachments } of [waiting, refunded]) {
      expect(html).not.toContain('<img')
      expect(attachments).toBeUndefined()
    }
  })

  it('leave out those that were canceled since', async () => {
    const event = await stage.sell(free)
    const both = { ingressos: [{ idIngresso: event.types.free }, { idIngresso: event.types.free }] }
    const { body } = await stage.order(event, both)
    await test.asOwner((owner) =>
      owner.query(`update evento_bilhete set situacao = 'CANCELADO' where inscricao_codigo = $1 and posicao = 0`, [
        body.codigo,
      ]),
    )
    const [, left] = (await read(body.codigo)).ingressos
    const letter = await readOnly()
    expect((await shownQrs(letter)).map(({ qr }) => qr)).toEqual([left.qr])
    expect(readPdfQrs(pdfOf(letter) ?? Buffer.of())).toEqual([left.qr])
  })

  it('a ticket that was handed on is in the mail of its new holder alone', async () => {
    const event = await stage.sell({
      ...free,
      transferenciaAte: new Date(test.now.getTime() + 20 * dayMs).toISOString(),
    })
    const { body } = await stage.order(event, {}, {}, ana)
    await readNew()
    const [{ id, qr: before }] = (await read(body.codigo)).ingressos
    const rute = { nome: 'Rute Lima', email: 'rute@example.org' }
    await test.call('POST', `/usuario/${ana.memberId}/inscricao/${body.codigo}/ingresso/${id}/transferencia/`, {
      token: ana.token,
      body: rute,
    })
    const offered = await readOnly()
    expect(offered).toMatchObject({ to: rute.email })
    expect(offered.html).not.toContain('<img')
    const [open] = await stage.inVideira((work) => listOpenTransfers(work, [id]))
    const accepted = await test.call('POST', `/transferencia/${open?.codigo}/aceite/`, {
      body: { chave: randomUUID(), participante: { nome: rute.nome } },
    })
    const letters = await readNew()
    const [own] = letters.filter(({ to }) => to === rute.email)
    const [former] = letters.filter(({ to }) => to === ana.email)
    const [qr] = await qrsOf(accepted.body.codigo)
    expect(qr).not.toBe(before)
    expect((await shownQrs(own ?? former ?? { html: '' })).map((shown) => shown.qr)).toEqual([qr])
    expect(own?.attachments).toHaveLength(2)
    expect(former?.html).not.toContain('<img')
    expect(former?.attachments).toBeUndefined()
  })

  it('come again with the reminder', async () => {
    const event = await stage.sell(free)
    const { body } = await stage.order(event)
    await readNew()
    test.advance(30 * dayMs - 23 * hourMs)
    const letter = await readOnly()
    expect((await shownQrs(letter)).map(({ qr }) => qr)).toEqual(await qrsOf(body.codigo))
    expect(pdfOf(letter)).toBeDefined()
  })
})
