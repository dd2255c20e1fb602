import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpChurches } from '../../../testing/set-up.ts'
import { notifyGivers } from './giver-notices.service.ts'
import type { RecurrenceFacts } from './recurrence.signals.ts'

describe('a notice about a recurring gift', () => {
  const test = setUpChurches({ videira: { modules: ['MOD_DOACAO'] } })

  it('leads to the gift that it speaks of', async () => {
    const { token, memberId, accountId } = await test.join()
    const gift: RecurrenceFacts = {
      id: randomUUID(),
      memberId,
      reasonId: 1,
      situacao: 'ATIVA',
      valor: 5000,
      moeda: 'BRL',
      meio: 'CARTAO',
      proxima: null,
    }
    const card = { bandeira: 'visa', ultimosDigitos: '1111', validadeMes: 12, validadeAno: 2039 }
    await test.platform.transactions.at(test.videira).inChurch(async (work) => {
      await notifyGivers.paused(work, gift, 'CARTAO')
      await notifyGivers.cardExpiring(work, gift, card)
    })
    const { body } = await test.call('GET', `/user/${accountId}/notificacao`, { token })
    expect(body.itens).toHaveLength(2)
    for (const { tipo, idEntidadeRelacionada, uuidEntidadeRelacionada } of body.itens)
      expect([tipo, idEntidadeRelacionada, uuidEntidadeRelacionada]).toEqual([{ codigo: 'DOACAO' }, null, gift.id])
  })
})
