import { listEvents } from '@narthex/api/modules/events/event-pages.service'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { openTestPlatform } from '@narthex/api/testing/test-platform'
import { expect, it } from 'vitest'
import { demoChurches } from './demo-churches.ts'
import { seedDemo } from './seed.ts'

// Churches of the demo are in Recife, New York, Madrid and Lisbon.
const turns = [
  ['the last evening of a month', '2026-11-30T23:30:00Z'],
  ['New Year in Europe, still December in America', '2027-01-01T00:30:00Z'],
  ['the second before clocks are put forward in New York', '2027-03-14T06:59:59Z'],
  ['the second before clocks are put back in Europe', '2027-10-31T00:59:59Z'],
  ['a leap day', '2028-02-29T12:00:00Z'],
  ['the day after a leap day in Europe', '2028-02-29T23:30:00Z'],
] as const

it.each(turns)('the demo has its coming events, past events and received gifts on %s', async (_, time) => {
  const now = new Date(time)
  const test = await openTestPlatform({ clock: () => now })
  try {
    await seedDemo(test.platform, { withLogins: true })
    for (const { founding, events, giving } of demoChurches) {
      const scope = await test.platform.directory.byHost(`${founding.codigo}.narthex.test`)
      if (!ChurchScope.is(scope)) throw new Error(`${founding.codigo} is no church`)
      const call = test.platform.transactions.at(scope)
      for (const quando of ['proximos', 'passados'] as const) {
        const { itens } = await listEvents(call, { quando, page: 1, limit: 100 })
        const expected = events.filter(({ begins }) => 'weeksAgo' in begins === (quando === 'passados'))
        expect(itens.map(({ titulo }) => titulo).sort(), `${founding.codigo} ${quando}`).toEqual(
          expected.map(({ titulo }) => titulo).sort(),
        )
        expect(
          itens.every(({ dataInicio }) => Date.parse(dataInicio) > now.getTime() === (quando === 'proximos')),
        ).toBe(true)
      }
      if (!giving) continue
      const cycles = await test.asOwner((owner) =>
        owner.query(
          `select r.situacao, count(*)::int as received from recorrencia r
           join recorrencia_ciclo c on c.igreja_id = r.igreja_id and c.recorrencia_id = r.id and c.situacao = 'RECEBIDO'
           where r.igreja_id = $1 group by r.id, r.situacao order by r.situacao`,
          [scope.igrejaId],
        ),
      )
      expect(cycles, founding.codigo).toEqual([
        { situacao: 'ATIVA', received: 3 },
        { situacao: 'PAUSADA', received: 3 },
      ])
    }
  } finally {
    await test.close()
  }
})
