import { isDeepRun } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { startRecurrenceHolder } from '../../../testing/child-process.ts'
import { type HeldCharge, holdCharge } from '../../../testing/recurrence-holder.ts'
import { giftSecret, setUpRecurrences } from '../../../testing/set-up-recurrences.ts'

/*
 * A process is killed between two steps of a charge: cycle claimed → attempt written → sent → answered. What it leaves is
 * what a power cut leaves. In the deep run it is a process of the system; in every other run one that stops for ever at its
 * step, which leaves the same rows.
 */
describe('a charge whose process was killed', () => {
  const stage = setUpRecurrences('2026-11-23T15:00:00Z')
  const { test } = stage
  const atGateway = (id: string) =>
    test.asOwner((owner) =>
      owner.query<{ situacao: string }>(
        `select e.situacao from ensaio_pagamento e join pagamento p using (igreja_id, referencia)
          join pedido o on o.igreja_id = p.igreja_id and o.id = p.pedido_id where o.referencia = $1`,
        [id],
      ),
    )

  async function killAt(charge: HeldCharge): Promise<string> {
    if (!isDeepRun) return holdCharge(test.platform, charge)
    const child = startRecurrenceHolder(test.databaseUrl, charge)
    const line = await child.firstLine
    await child.kill()
    return line
  }

  it.each([
    ['before the attempt', '2026-11-23'],
    ['before sending', '2026-11-24'],
    ['before the answer', '2026-11-23'],
  ] as const)('%s, is made once', async (stopsAt, day) => {
    const giver = await stage.giver()
    const { id } = await giver.give({ inicio: '2026-11-23' })
    const now = test.now.toISOString()
    expect(await killAt({ secret: giftSecret, recurrenceId: id, now, stopsAt })).toBe(stopsAt)
    expect((await giver.read(id)).passadas).toMatchObject([{ ciclo: 1, situacao: 'COBRANDO', tentativas: 1 }])
    await stage.passDays(3, 24)
    expect(await atGateway(id)).toEqual([{ situacao: 'paid' }])
    expect(await stage.charges(id)).toMatchObject([{ ciclo: 1, dia: day }])
    expect((await giver.read(id)).passadas).toMatchObject([{ ciclo: 1, situacao: 'RECEBIDO' }])
  })
})
