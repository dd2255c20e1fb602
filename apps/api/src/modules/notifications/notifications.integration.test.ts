import { listNotifications } from '@narthex/contract/notifications/notification.endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { clientAt } from '../../testing/client-at.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publishNotification } from './notifications.editing.service.ts'

const invalid = { status: 400, code: 'VALIDATION' }
const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const notice = (titulo: string, dataCadastro: Date) => ({
  titulo,
  corpo: 'a',
  tipo: null,
  idEntidadeRelacionada: null,
  dataCadastro,
})

describe('notifications', () => {
  const statements: string[] = []

  const test = setUpChurches({ farol: {}, videira: {} }, { onQuery: (statement) => statements.push(statement) })

  beforeAll(async () => {
    // Written in another order than that of their dates.
    for (let number = 2; number <= 45; number += 2)
      await publishNotification(
        createOwnCall(test.platform.transactions.at(test.farol)),
        notice(`${number}`, day(number)),
      )
    for (let number = 1; number <= 45; number += 2)
      await publishNotification(
        createOwnCall(test.platform.transactions.at(test.farol)),
        notice(`${number}`, day(number)),
      )
    await publishNotification(createOwnCall(test.platform.transactions.at(test.videira)), notice('de outra', day(1)))
  })

  const page = async (query: { page?: string; limit?: string } = {}) =>
    (await clientAt(test.platform, test.farol)).call(listNotifications, { params: { id: 'farol' }, query })

  it('come thirty to a page, the newest first, with how many there are', async () => {
    const { itens, ...rest } = await page()
    expect(rest).toEqual({ page: 1, limit: 30, total: 45 })
    expect(itens.map(({ titulo }) => titulo)).toEqual(Array.from({ length: 30 }, (_, i) => `${45 - i}`))
    expect((await page({ page: '2' })).itens.map(({ titulo }) => titulo)).toEqual(
      Array.from({ length: 15 }, (_, i) => `${15 - i}`),
    )
  })

  it('make every page of any size, each once and none twice', async () => {
    const titles: string[] = []
    for (let number = 1; number <= 7; number++)
      titles.push(...(await page({ page: String(number), limit: '7' })).itens.map(({ titulo }) => titulo))
    expect(titles).toEqual(Array.from({ length: 45 }, (_, i) => `${45 - i}`))
  })

  it('of the same moment keep one order', async () => {
    for (const titulo of ['primeira', 'segunda', 'terceira'])
      await publishNotification(createOwnCall(test.platform.transactions.at(test.videira)), notice(titulo, day(9)))
    const { itens } = await (await clientAt(test.platform, test.videira)).call(listNotifications, {
      params: { id: 'videira' },
    })
    expect(itens.map(({ titulo }) => titulo)).toEqual(['terceira', 'segunda', 'primeira', 'de outra'])
  })

  it('past the end are none, with the true total', async () => {
    expect(await page({ page: '99' })).toEqual({ itens: [], page: 99, limit: 30, total: 45 })
  })

  it('are refused for a page that there is not', async () => {
    await expect(page({ page: '0' })).rejects.toMatchObject(invalid)
  })

  it('are answered without a query the second time, and again after the next announcement', async () => {
    await page()
    statements.length = 0
    await page()
    expect(statements).toEqual([])
    await publishNotification(createOwnCall(test.platform.transactions.at(test.farol)), {
      ...notice('novo evento', day(50)),
      tipo: 'EVENTO',
      idEntidadeRelacionada: 7,
    })
    const { itens, total } = await page()
    expect(total).toBe(46)
    expect(itens[0]).toEqual({
      id: expect.any(Number),
      titulo: 'novo evento',
      corpo: 'a',
      tipo: { codigo: 'EVENTO' },
      idEntidadeRelacionada: 7,
      igreja: { codigo: 'farol' },
      dataCadastro: day(50).toISOString(),
      dataUltimaAlteracao: day(50).toISOString(),
    })
  })

  it('are not made without a text', async () => {
    const before = await countOf()
    const given = { ...notice('a', day(1)), corpo: '' }
    await expect(
      publishNotification(createOwnCall(test.platform.transactions.at(test.farol)), given),
    ).rejects.toMatchObject(invalid)
    expect(await countOf()).toBe(before)
  })

  const countOf = () => test.asOwner(async (owner) => (await owner.query('select 1 from notificacao')).length)
})
