import { describe, expect, it } from 'vitest'
import { describeChurch, foundChurch } from '../../modules/churches/churches.editing.service.ts'
import { plainChurch } from '../../testing/plain-church.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { createOwnCall } from '../http/route.ts'
import { inOneTransaction } from './one-transaction.ts'

describe('work in one transaction', () => {
  const test = setUpChurches({ farol: {} })
  const churches = async () =>
    (await test.asOwner((owner) => owner.query<{ codigo: string }>('select codigo from igreja order by id'))).map(
      ({ codigo }) => codigo,
    )
  const acts = () => test.asOwner((owner) => owner.query('select from auditoria'))

  it('leaves nothing of what was done in it when a later step fails, whatever roles did it', async () => {
    const before = await acts()
    const failing = inOneTransaction(test.platform, async (within) => {
      const church = await foundChurch(within, plainChurch('nova'))
      await describeChurch(createOwnCall(within.transactions.at(church)), { telefone: '1' })
      throw new Error('the last step')
    })
    await expect(failing).rejects.toThrow('the last step')
    expect(await churches()).toEqual(['farol'])
    expect(await acts()).toHaveLength(before.length)
    expect(await test.platform.directory.byHost('nova.narthex.test')).toBeUndefined()
  })

  it('is announced once, after it is committed', async () => {
    const announced: (readonly string[])[] = []
    const seen: unknown[] = []
    test.platform.bus.subscribe((change) => {
      if (change !== 'everything') announced.push(change.hosts)
    })
    expect(await test.platform.directory.byHost('nova.narthex.test')).toBeUndefined()
    await inOneTransaction(test.platform, async (within) => {
      const church = await foundChurch(within, plainChurch('nova'))
      await describeChurch(createOwnCall(within.transactions.at(church)), { telefone: '1' })
      seen.push(await test.platform.directory.byHost('nova.narthex.test'))
      expect(announced).toEqual([])
    })
    expect(seen).toEqual([undefined])
    expect(announced).toEqual([['CODIGO:nova']])
    expect(await test.platform.directory.byHost('nova.narthex.test')).toMatchObject({ codigo: 'nova', versao: 2 })
  })

  it('refuses two steps at once: one would run under the role of the other', async () => {
    const atOnce = inOneTransaction(test.platform, async ({ transactions }) => {
      const { inChurch } = transactions.at(test.farol)
      await Promise.all([inChurch(async () => 1), inChurch(async () => 2)])
    })
    await expect(atOnce).rejects.toThrow('one after another')
  })

  it('sees no other church while it works in one', async () => {
    await inOneTransaction(test.platform, async (within) => {
      const church = await foundChurch(within, plainChurch('terceira'))
      const rows = await within.transactions.at(church).inChurch(({ tx }) => tx.execute('select codigo from igreja'))
      expect((rows as unknown as { rows: unknown[] }).rows).toEqual([{ codigo: 'terceira' }])
    })
  })
})
