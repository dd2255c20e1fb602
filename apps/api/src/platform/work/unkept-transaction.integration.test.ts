import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeChurch } from '../../modules/churches/churches.editing.service.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createOwnCall } from '../http/route.ts'
import { inUnkeptTransaction } from './unkept-transaction.ts'

describe('work in a transaction that is not kept', () => {
  const test = setUpChurches({ farol: {}, outra: {} })
  const clock = () => new Date('2030-01-01T12:00:00Z')
  const readPhones = () =>
    test.asOwner((owner) => owner.query('select codigo, telefone, versao from igreja order by codigo'))
  const phone = ({ transactions }: typeof test.platform) =>
    transactions.at(test.farol).inChurch(async ({ tx, now }) => {
      const { rows } = (await tx.execute(
        sql`select telefone from igreja where id = ${test.farol.igrejaId}`,
      )) as unknown as {
        rows: { telefone: string | null }[]
      }
      return { telefone: rows[0]?.telefone, now }
    })
  const setPhone = ({ transactions }: typeof test.platform, telefone: string) =>
    describeChurch(createOwnCall(transactions.at(test.farol)), { telefone })

  it('reads what it has written, at a time of its own, and leaves nothing', async () => {
    const before = await readPhones()
    const announced: unknown[] = []
    test.platform.bus.subscribe((change) => announced.push(change))
    const seen = await inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform }) => {
      await setPhone(platform, '1')
      return [await phone(platform), (await phone(test.platform)).telefone]
    })
    expect(seen).toEqual([{ telefone: '1', now: clock() }, null])
    expect(await readPhones()).toEqual(before)
    expect(announced).toEqual([])
  })

  it('fills no cache that others read', async () => {
    const facts = () => test.platform.transactions.at(test.farol).facts()
    const before = await facts()
    await inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform }) => {
      await platform.transactions
        .at(test.farol)
        .inChurch(({ tx }) =>
          tx.execute(sql`update igreja set fuso_horario = 'Asia/Tokyo' where id = ${test.farol.igrejaId}`),
        )
      expect((await platform.transactions.at(test.farol).facts()).timeZone).toBe('Asia/Tokyo')
    })
    expect(await facts()).toEqual(before)
  })

  it('refuses every write once it is sealed, also of use cases', async () => {
    await inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform, seal }) => {
      await setPhone(platform, '2')
      await seal()
      await expect(setPhone(platform, '3')).rejects.toThrow()
      expect(await phone(platform)).toMatchObject({ telefone: '2' })
    })
  })

  it('does what is asked for at once one after another, and a statement that fails ends nothing else', async () => {
    await inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform }) => {
      await setPhone(platform, '4')
      const { inChurch } = platform.transactions.at(test.farol)
      const results = await Promise.allSettled([
        inChurch(({ tx }) => tx.execute(sql`select 1 / 0`)),
        phone(platform),
        inChurch(({ tx }) => tx.execute(sql`select 1`)),
      ])
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(results[1]).toMatchObject({ value: { telefone: '4' } })
    })
  })

  it('sees its own church alone', async () => {
    await inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform }) => {
      const { rows } = (await platform.transactions
        .at(test.farol)
        .inChurch(({ tx }) => tx.execute(sql`select codigo from igreja`))) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ codigo: 'farol' }])
    })
  })

  it('throws what its work throws, and leaves nothing either', async () => {
    const before = await readPhones()
    const failing = inUnkeptTransaction(test.platform, { church: test.farol, clock }, async ({ platform }) => {
      await setPhone(platform, '5')
      throw new Error('the page broke')
    })
    await expect(failing).rejects.toThrow('the page broke')
    expect(await readPhones()).toEqual(before)
  })
})
