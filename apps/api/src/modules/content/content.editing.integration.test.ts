import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { setUpChurches } from '../../testing/set-up.ts'
import { publishDevotional, publishNews } from './content.editing.service.ts'

const written = { titulo: 'a', resumo: 'a', imagem: null }
const devotional = { ...written, referencia: null, autor: null, data: '2026-06-01' }
const news = { ...written, dataPublicacao: new Date('2026-06-01T08:00:00Z') }

describe('devotionals and news', () => {
  const test = setUpChurches({ farol: {} })

  it('raise the content version, so that no kept page goes on without them', async () => {
    const versionOf = async () => (await test.platform.directory.byHost('farol.narthex.test'))?.versao ?? 0
    const before = await versionOf()
    await publishDevotional(createOwnCall(test.platform.transactions.at(test.farol)), devotional)
    expect(await versionOf()).toBe(before + 1)
    await publishNews(createOwnCall(test.platform.transactions.at(test.farol)), news)
    expect(await versionOf()).toBe(before + 2)
  })

  it('are not written with a wrong text, of either kind', async () => {
    const wrong = { resumo: '\n' }
    await refused('resumo', () =>
      publishDevotional(createOwnCall(test.platform.transactions.at(test.farol)), {
        ...devotional,
        ...wrong,
      }),
    )
    await refused('resumo', () =>
      publishNews(createOwnCall(test.platform.transactions.at(test.farol)), { ...news, ...wrong }),
    )
  })

  it('are not written for a day or a moment that is none', async () => {
    await refused('data', () =>
      publishDevotional(createOwnCall(test.platform.transactions.at(test.farol)), {
        ...devotional,
        data: '2026-02-30',
      }),
    )
    await refused('dataPublicacao', () =>
      publishNews(createOwnCall(test.platform.transactions.at(test.farol)), {
        ...news,
        dataPublicacao: new Date('never'),
      }),
    )
  })

  async function refused(path: string, write: () => Promise<number>): Promise<void> {
    const before = await rows()
    await expect(write()).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: [{ path, message: expect.stringMatching(/\S/) }],
    })
    expect(await rows()).toEqual(before)
  }
  const rows = () => test.asOwner((owner) => owner.query('select igreja_id, id from conteudo'))
})
