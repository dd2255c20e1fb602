import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeChurch, setBanners } from '../../modules/churches/churches.editing.service.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import type { Change } from '../bus/bus.ts'
import { createOwnCall } from '../http/route.ts'

describe('an edit', () => {
  const announced: (Change | 'everything')[] = []

  const test = setUpSeededChurches()

  beforeAll(async () => {
    test.platform.bus.subscribe((change) => announced.push(change))
  })

  const versions = async () => {
    const { directory } = test.platform
    const at = async (label: string) => (await directory.byHost(`${label}.narthex.test`))?.versao ?? 0
    return {
      videira: await at('videira'),
      oliveira: await at('oliveira'),
      pomar: await at('pomar'),
      farol: await at('farol'),
    }
  }

  it('raises the version of its church and of the organisation by one, and no other', async () => {
    const before = await versions()
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: '11 5555-0100' })
    expect(await versions()).toEqual({ ...before, videira: before.videira + 1, pomar: before.pomar + 1 })
  })

  it('of a church without an organisation raises that church alone', async () => {
    const before = await versions()
    await describeChurch(createOwnCall(test.platform.transactions.at(test.farol)), { telefone: '11 5555-0100' })
    expect(await versions()).toEqual({ ...before, farol: before.farol + 1 })
  })

  it('tells every process once, after its commit', async () => {
    announced.length = 0
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: '11 5555-0102' })
    expect(announced).toEqual([{ tenants: [test.videira.key, test.pomar.key], hosts: [] }])
  })

  it('that fails writes nothing, raises nothing and announces nothing', async () => {
    const before = await versions()
    const nameBefore = await nameOf()
    announced.length = 0
    const failing = test.platform.transactions.editSite(test.videira, async ({ tx }) => {
      await tx.execute(sql`update igreja set nome = 'half written'`)
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    expect(await nameOf()).toBe(nameBefore)
    expect(await versions()).toEqual(before)
    expect(announced).toEqual([])
  })

  it('that changes nothing raises nothing', async () => {
    const before = await versions()
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), {})
    await describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: undefined })
    expect(await versions()).toEqual(before)
  })

  it('loses no raise to another at the same time', async () => {
    const before = await versions()
    const banners = (titulo: string) => [{ titulo, descricao: null, imagem: null, url: null }]
    await Promise.all([
      setBanners(createOwnCall(test.platform.transactions.at(test.videira)), banners('one')),
      setBanners(createOwnCall(test.platform.transactions.at(test.videira)), banners('other')),
      describeChurch(createOwnCall(test.platform.transactions.at(test.videira)), { telefone: '1' }),
      describeChurch(createOwnCall(test.platform.transactions.at(test.oliveira)), { telefone: '2' }),
    ])
    expect(await versions()).toEqual({
      ...before,
      videira: before.videira + 3,
      oliveira: before.oliveira + 1,
      pomar: before.pomar + 4,
    })
  })

  it('made twice at once leaves the rows of one of them, never of both', async () => {
    const banners = (titulo: string) => [1, 2].map(() => ({ titulo, descricao: null, imagem: null, url: null }))
    for (let round = 0; round < 10; round++)
      await Promise.all(
        ['one', 'other'].map((titulo) =>
          setBanners(createOwnCall(test.platform.transactions.at(test.farol)), banners(titulo)),
        ),
      )
    const kept = await test.asOwner((owner) =>
      owner.query<{ titulo: string }>('select titulo from banner where igreja_id = $1', [test.farol.igrejaId]),
    )
    expect(kept).toHaveLength(2)
    expect(new Set(kept.map(({ titulo }) => titulo)).size).toBe(1)
  })

  async function nameOf(): Promise<string | undefined> {
    const rows = await test.asOwner((owner) =>
      owner.query<{ nome: string }>("select nome from igreja where codigo = 'videira'"),
    )
    return rows[0]?.nome
  }
})
