import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { describe, expect, it } from 'vitest'
import { changeRecurrence } from './modules/giving/recurrences/changes.service.ts'
import { changePlayMeans } from './modules/play/subscriptions/standing.service.ts'
import { createMemberCall, type MemberCall } from './platform/http/route.ts'
import { makeReal } from './testing/going-live/make-real.ts'
import { setUpGoingLive } from './testing/going-live/set-up-going-live.ts'
import { nextAddress } from './testing/http-api.ts'
import { waitsForLock } from './testing/lock-waits.ts'
import { pauseCall } from './testing/paused-call.ts'
import type { Person } from './testing/people.ts'

/** Enough for every change; the last step of each is found by itself. */
const maxSteps = 80

describe('a change of the means of a real commitment while its church goes live', () => {
  const stage = setUpGoingLive()
  const { test, things } = stage
  const rows = (query: string) => test.asOwner((owner) => owner.query(query))
  const callOf = (person: Person) =>
    createMemberCall(test.platform.transactions.at(test.videira), person, { address: nextAddress(), userAgent: 'test' })
  const saveCard = async (ana: Person): Promise<string> => {
    const typed = { titular: 'ANA SOUZA', numero: '4111111111111111', validade: '12/2039', cvv: '123' }
    const { token } = (await stage.as(ana, 'POST', '/general/payment/church/videira/card/token', typed)).body
    return (await stage.as(ana, 'POST', '/general/payment/church/videira/card', { token })).body.id
  }
  const becomeReal = async () => {
    await test.asOwner(makeReal)
    await stage.goLive()
    await stage.rehearse()
  }

  /** A real gift, and its change to a card of the rehearsal. */
  async function beginGift(ana: Person) {
    const choice = { idMotivo: things.reason, valor: 5000, flagTaxas: false, flagAnonimo: false, comentario: null }
    const rhythm = { frequencia: { dias: 90 }, fim: null }
    const given = { ...choice, ...rhythm, chave: randomUUID(), meio: 'CARTAO', idCartao: await saveCard(ana) }
    const inicio = dateIn('America/Sao_Paulo', new Date(test.now.getTime() + 10 * 86_400_000))
    const made = await stage.as(ana, 'POST', `/usuario/${ana.memberId}/recorrencia/`, { ...given, inicio })
    const { id, versao } = made.body
    await becomeReal()
    const idCartao = await saveCard(ana)
    return (call: MemberCall) => changeRecurrence(test.needs, call, { ...choice, ...rhythm, id, versao, idCartao })
  }
  /** A real subscription, and its change to other means of the rehearsal. */
  const beginPlay = (meio: 'CARTAO' | 'PIX') => async (ana: Person) => {
    const first = { chave: randomUUID(), idPlano: things.plan, meio: 'PIX' }
    const { id, pedido } = (await stage.as(ana, 'POST', '/usuario-plano-assinatura/', first)).body
    await stage.as(ana, 'POST', '/pagamento/', { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' })
    await stage.as(ana, 'POST', '/pagamento/ensaio/', { pedido, situacao: 'paid' })
    await becomeReal()
    const idCartao = meio === 'CARTAO' ? await saveCard(ana) : undefined
    const { versao } = (await stage.as(ana, 'GET', `/usuario/${ana.memberId}/usuario-plano-assinatura/?igreja=videira`))
      .body[0]
    return (call: MemberCall) => changePlayMeans(stage.needs, call, { id, versao, meio, ...(idCartao && { idCartao }) })
  }

  const left = `
    select 'gift' as what from recorrencia r where situacao not in ('CANCELADA', 'ENCERRADA')
      and (gateway = 'rehearsal' or not exists (select from cartao c where c.id = r.cartao_id))
    union all select 'subscription' from play_assinatura a where flag_renova and situacao <> 'ENCERRADA'
      and (gateway = 'rehearsal' or meio = 'CARTAO' and not exists (select from cartao c where c.id = a.cartao_id))`

  it.each([
    ['a recurring gift', beginGift],
    ['a subscription, to a card', beginPlay('CARTAO')],
    ['a subscription, to Pix', beginPlay('PIX')],
  ])('leaves nothing of the rehearsal at %s, between any two of its steps', async (_, begin) => {
    for (let at = 1, isPaused = true; isPaused; at++) {
      const ana = await test.join({ nome: 'Ana', sobrenome: 'Souza' })
      const change = await begin(ana)
      isPaused = false
      let saving: Promise<unknown> = Promise.resolve()
      const paused = pauseCall(callOf(ana), at, async () => {
        isPaused = true
        saving = stage.goLive().then(({ status }) => expect(status).toBe(200))
        await test.asOwner((owner) => waitsForLock(owner, saving))
      })
      const code = await change(paused).then(
        () => 'changed',
        ({ code: refused }) => refused,
      )
      await saving
      if (!isPaused) await stage.goLive()
      expect([at, await rows(left)]).toEqual([at, []])
      expect(['changed', 'EVT_REG_010', 'EVT_REG_026', 'INVALID_CARD_TOKEN', 'CHANGED_MEANWHILE']).toContain(code)
      expect(at).toBeLessThan(maxSteps)
      await rows("update recorrencia set situacao = 'CANCELADA'")
      await rows("update play_assinatura set situacao = 'ENCERRADA', flag_renova = false")
      await stage.rehearse()
    }
  })
})
