import { dayMs, hourMs, minuteMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { mailOrigin, setUpMails } from '../../../testing/set-up-mails.ts'
import { rewriteEvent } from '../../events/events.editing.service.ts'
import { findStoredEvent } from '../../events/events.service.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('an event that moves', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew, readOnly } = setUpMails(test)
  const free = { ingressos: { free: { nome: 'Entrada', valor: 0 } } }

  const change = async ({ id }: SoldEvent, own: { readonly local?: string; readonly titulo?: string }, laterMs = 0) => {
    const before = await stage.inVideira((work) => findStoredEvent(work, id))
    if (!before) throw new Error('No event')
    const { titulo, resumo, imagem, local, flagOnline, dataInicio, dataFim, versao } = before
    const later = (moment: Date) => new Date(moment.getTime() + laterMs)
    const needs = test.needs
    await rewriteEvent(
      needs,
      createOwnCall(needs.transactions.at(test.videira)),
      { id, versao },
      {
        titulo,
        resumo,
        imagem,
        local,
        flagOnline,
        dataInicio: later(dataInicio),
        dataFim: later(dataFim),
        ...own,
      },
    )
  }
  const soldFree = async () => {
    const event = await stage.sell(free)
    const { body } = await stage.order(event, {}, { idioma: 'en' })
    await readNew()
    return { event, codigo: String(body.codigo) }
  }

  it('is told to its buyers once for quick changes: how it was first and how it is last', async () => {
    const { event, codigo } = await soldFree()
    await change(event, { local: 'Salão norte' }, hourMs)
    test.advance(2 * minuteMs)
    await change(event, { local: 'Sítio sul' }, 2 * hourMs)
    expect(await readNew()).toEqual([])
    test.advance(4 * minuteMs)
    const letter = await readOnly()
    expect(letter).toMatchObject({ to: 'ana@example.org', subject: expect.stringContaining('has a new date or place') })
    // 23 November at noon in UTC is nine in the morning in São Paulo; the event begins thirty days later.
    expect(letter.text).toMatch(/When: .*December 23, 12 PM/)
    expect(letter.text).toMatch(/Before: .*December 23, 9 AM/)
    expect(letter.text).toContain('Where: Sítio sul')
    expect(letter.text).toContain('Previous place: At the church')
    expect(letter.text).not.toContain('Salão norte')
    expect(letter.text).toContain(`${mailOrigin}/checkout/thank-you?inscricao=${codigo}`)
    expect(letter.text).toContain(`${mailOrigin}/api/v1/inscricao/${codigo}/calendario?idioma=en`)
    test.advance(10 * minuteMs)
    expect(await readNew()).toEqual([])
  })

  it('is told again where it moves again later', async () => {
    const { event } = await soldFree()
    await change(event, { local: 'Salão norte' })
    test.advance(6 * minuteMs)
    expect((await readOnly()).text).toContain('Where: Salão norte')
    await change(event, { local: 'Sítio sul' })
    test.advance(6 * minuteMs)
    const { text } = await readOnly()
    expect(text).toContain('Where: Sítio sul')
    expect(text).toContain('Previous place: Salão norte')
    expect(text).not.toContain('Before: Wed')
  })

  it('is told to no one where it came back at once, or where only its words changed', async () => {
    const { event } = await soldFree()
    await change(event, {}, hourMs)
    await change(event, {}, -hourMs)
    await change(event, { titulo: 'Acampamento de verão' })
    test.advance(6 * minuteMs)
    expect(await readNew()).toEqual([])
  })

  it('is told to those alone who have a valid ticket that was bought before', async () => {
    const { event, codigo } = await soldFree()
    await stage.hold(event)
    const other = await stage.order(event, {}, { comprador: { nome: 'Rui', email: 'rui@example.org' } })
    await readNew()
    await change(event, {}, hourMs)
    test.advance(minuteMs)
    await stage.order(event, {}, { comprador: { nome: 'Eva', email: 'eva@example.org' } })
    await readNew()
    await test.asOwner((owner) =>
      owner.query(`update evento_bilhete set situacao = 'CANCELADO' where inscricao_codigo = $1`, [codigo]),
    )
    test.advance(6 * minuteMs)
    expect(other.status).toBe(201)
    expect(await readOnly()).toMatchObject({ to: 'rui@example.org' })
  })

  it('reminds of its new time', async () => {
    const { event } = await soldFree()
    await change(event, {}, 2 * dayMs)
    test.advance(6 * minuteMs)
    await readOnly()
    test.advance(30 * dayMs - hourMs)
    expect(await readNew()).toEqual([])
    test.advance(dayMs + hourMs)
    expect((await readOnly()).subject).toContain('coming up')
    test.advance(22 * hourMs)
    expect((await readOnly()).subject).toContain('coming up')
  })
})
