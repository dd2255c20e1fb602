import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { mailOrigin, setUpMails } from '../../../testing/set-up-mails.ts'
import { setUpGiving } from '../testing/set-up-giving.ts'
import { mailRecurringGivers } from './mail-listeners.service.ts'

describe('the mails of a recurring gift', () => {
  const giving = setUpGiving()
  const { test } = giving
  const { readNew, readOnly } = setUpMails(test)
  let ana: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
  })

  const id = '7b1d6c1e-27cb-4a39-8a43-2f9f6d3c1a55'
  const facts = () => ({
    id,
    memberId: ana.memberId,
    reasonId: giving.reasons.tithes,
    situacao: 'ATIVA' as const,
    valor: 5000,
    moeda: 'BRL' as const,
    meio: 'CARTAO' as const,
    proxima: '2026-12-05',
  })
  const { charged, chargeFailed, paused, cardExpiring, authorised } = mailRecurringGivers
  const speak = async (idioma: 'pt' | 'en' | 'es') => {
    await test.asOwner((owner) => owner.query('update conta set idioma = $1 where id = $2', [idioma, ana.accountId]))
  }
  afterEach(() => speak('pt'))
  const failed = {
    ciclo: 2,
    dia: '2026-11-23',
    valor: 5000,
    pedido: null,
    codigoRecusa: 'insufficient_funds',
    nextTryAt: new Date('2026-11-26T12:00:00Z'),
  }
  const card = { bandeira: 'visa', ultimosDigitos: '1111', validadeMes: 12, validadeAno: 2026 }

  it.each([
    ['pt', 'A cobrança não foi aprovada', 'não havia saldo', '26 de novembro de 2026'],
    ['en', 'The charge did not go through', 'not enough money', 'November 26, 2026'],
    ['es', 'El cobro no se aprobó', 'no había saldo', '26 de noviembre de 2026'],
  ] as const)('a failed charge is told in %s with its cause, the next try and the repair', async (idioma, ...parts) => {
    await speak(idioma)
    await giving.inVideira((work) => chargeFailed(work, facts(), failed))
    const { text } = await readOnly()
    for (const part of [...parts, `${mailOrigin}/user/subscriptions?id=${id}`]) expect(text).toContain(part)
  })

  it('the last failed charge has one mail: that the gift has stopped', async () => {
    const last = { ...failed, nextTryAt: null }
    await giving.inVideira((work) => chargeFailed(work, facts(), last))
    expect(await readNew()).toEqual([])
  })

  it.each([
    ['pt', 'foi interrompida', 'Tentamos várias vezes', 'dezembro de 2026', 'Pix Automático autorizado'],
    ['en', 'has stopped', 'We tried several times', 'December 2026', 'Your bank confirmed it'],
    ['es', 'está detenida', 'Lo intentamos varias veces', 'diciembre de 2026', 'Tu banco lo confirmó'],
  ] as const)(
    'its standstill, its card and its authorisation are told in %s',
    async (idioma, title, cause, month, words) => {
      await speak(idioma)
      await giving.inVideira((work) => paused(work, facts(), 'RECUSA'))
      const stopped = await readOnly()
      for (const part of [title, cause, `/user/subscriptions?id=${id}`]) expect(stopped.text).toContain(part)
      await giving.inVideira((work) => cardExpiring(work, facts(), card))
      const expiring = await readOnly()
      for (const part of [month, 'VISA •••• 1111']) expect(expiring.text).toContain(part)
      await giving.inVideira((work) => authorised(work, facts()))
      expect((await readOnly()).text).toContain(words)
    },
  )

  it('has no mail once its giver has left', async () => {
    const gone = { ...facts(), memberId: (await test.join({ nome: 'Rui' })).memberId }
    await test.asOwner((owner) => owner.query('update usuario set flag_ativo = false where id = $1', [gone.memberId]))
    await giving.inVideira((work) => paused(work, gone, 'RECUSA'))
    expect(await readNew()).toEqual([])
  })

  it.each([
    ['pt', 'A próxima será em 5 de dezembro de 2026'],
    ['en', 'The next one is on December 5, 2026'],
    ['es', 'La próxima será el 5 de diciembre de 2026'],
  ] as const)('its charge has one receipt in %s, with the day of the next', async (idioma, words) => {
    await speak(idioma)
    const { body } = await giving.place({}, { by: ana })
    await test.asOwner((owner) =>
      owner.query('update doacao set recorrencia_id = $1, ciclo = 1 where pedido_codigo = $2', [id, body.pedido]),
    )
    const cycle = { ciclo: 1, dia: '2026-11-23', valor: 5000, pedido: String(body.pedido) }
    // The engine of recurring gifts tells of a charge before the gift is told as received.
    await giving.inVideira((work) => charged(work, facts(), cycle))
    await giving.pay(body.pedido)
    await giving.rehearse(body.pedido, 'paid')
    const letter = await readOnly()
    expect(letter.text).toContain(words)
    expect(letter.attachments).toHaveLength(1)
  })
})
