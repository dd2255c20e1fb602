import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { mailOrigin, setUpMails } from '../../../testing/set-up-mails.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'

describe('the mails of tickets', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  const free = { ingressos: { free: { nome: 'Entrada', valor: 0 } } }

  it('a visitor gets their confirmation in the language of their page, with who comes and the link to their tickets', async () => {
    const event = await stage.sell(free)
    const { body } = await stage.order(event, {}, { idioma: 'en', participantes: [{ nome: 'Davi' }] })
    const letter = await readOnly()
    expect(letter).toMatchObject({
      subject: expect.stringContaining('Your tickets for'),
      locale: 'en',
      to: 'ana@example.org',
    })
    expect(letter.text).toContain('Davi · Entrada')
    expect(letter.text).toContain('Acampamento')
    expect(letter.text).toContain(`${mailOrigin}/checkout/thank-you?inscricao=${body.codigo}`)
  })

  it('a member gets theirs, with the link to their account', async () => {
    const [event, member] = [await stage.sell(free), await test.join({ nome: 'Rute' })]
    await stage.order(event, {}, {}, member)
    const letter = await readOnly()
    expect(letter).toMatchObject({ to: member.email })
    expect(letter.text).toContain(`${mailOrigin}/user/registrations/${event.id}/tickets`)
  })

  it('holders are reminded a day and two hours before, not of an event that was moved since', async () => {
    const [event, moved] = [await stage.sell(free), await stage.sell(free)]
    for (const each of [event, moved]) await stage.order(each)
    await readNew()
    await test.asOwner((owner) =>
      owner.exec(`update evento set data_inicio = data_inicio + interval '1 hour' where id = ${moved.id}`),
    )
    test.advance(30 * 24 * hourMs - 25 * hourMs)
    expect(await readNew()).toEqual([])
    test.advance(2 * hourMs)
    expect(await readOnly()).toMatchObject({ subject: expect.stringContaining('está chegando') })
    test.advance(22 * hourMs)
    expect(await readOnly()).toMatchObject({ subject: expect.stringContaining('está chegando') })
  })

  it('who has not paid a Pix after some minutes is told how, and then that the reservation has ended', async () => {
    const event = await stage.sell()
    const { body } = await stage.order(event)
    await stage.pay(body.pedido)
    expect(await readNew()).toEqual([])
    test.advance(3 * 60_000)
    const letter = await readOnly()
    expect(letter).toMatchObject({ subject: expect.stringContaining('Falta pagar') })
    expect(letter.text).toContain('R$ 50,00')
    test.advance(3 * hourMs)
    expect(await readOnly()).toMatchObject({ subject: expect.stringContaining('terminou') })
  })

  it('who paid in between gets no request to pay', async () => {
    const event = await stage.sell()
    await stage.buy(event)
    test.advance(3 * 60_000)
    expect((await readNew()).map(({ subject }) => subject)).toEqual(['Seus ingressos para Acampamento'])
  })

  it('the confirmation names what was paid, fees included', async () => {
    const event = await stage.sell()
    const setFee = (cents: number) =>
      test.asOwner((owner) =>
        owner.exec(`update pagamento_metodo set taxa_processamento_fixa = ${cents} where metodo = 'pix'`),
      )
    await setFee(99)
    await stage.buy(event, { codigoMetodoPagamento: 'PIX' })
    expect((await readOnly()).text.replaceAll('\u00a0', ' ')).toContain('Total: R$ 50,99')
    await setFee(0)
  })

  it('a refund of all of the money is told, and no reminder follows', async () => {
    const event = await stage.sell()
    const { body } = await stage.buy(event)
    await readNew()
    await stage.rehearse(body.pedido, 'refunded')
    expect(await readOnly()).toMatchObject({ subject: expect.stringContaining('Devolução') })
    test.advance(30 * 24 * hourMs)
    expect(await readNew()).toEqual([])
  })

  it('who waits is told of a free place, until when it is held, with a link that goes on with it', async () => {
    const event = await stage.sell({
      flagEspera: true,
      cotas: { seats: { nome: 'Vagas', vagas: 1 } },
      ingressos: { free: { nome: 'Entrada', valor: 0, cotas: ['seats'] } },
    })
    const hold = await stage.hold(event)
    await test.call('POST', `/evento/${event.id}/espera/`, {
      body: {
        chave: randomUUID(),
        idIngresso: event.types.free,
        idioma: 'es',
        pessoa: { nome: 'Inés', email: 'ines@example.org' },
      },
    })
    await test.call('DELETE', `/evento/${event.id}/reserva/${hold.body.codigo}/`)
    const letter = await readOnly()
    expect(letter).toMatchObject({
      subject: expect.stringContaining('Hay un lugar'),
      locale: 'es',
      to: 'ines@example.org',
    })
    expect(letter.text).toContain(`/event/${event.id}?buyingStep=holders&reserva=`)
  })
})
