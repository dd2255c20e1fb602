import { expect, it } from 'vitest'
import { assembleApp } from '../../app.ts'
import { setBanners } from '../../modules/churches/churches.editing.service.ts'
import { getFrame } from '../../modules/churches/churches.service.ts'
import { searchChurch } from '../../modules/search/site-search.service.ts'
import { seedChurches } from '../../testing/seeded-churches.ts'
import { createOrdinaryDatabase } from '../../testing/server-databases.ts'
import { everyDatabase, platformOn, preparedServer, silentLog } from '../../testing/test-platform.ts'
import { createOwnCall } from '../http/route.ts'
import { openServerStorage } from '../storage.ts'

const hasServer = everyDatabase().includes('server')

it.skipIf(!hasServer)(
  'a database whose owner is no superuser serves the product, its walls holding for the owner too',
  async () => {
    const { url, drop } = await createOrdinaryDatabase(preparedServer('server').url)
    try {
      const storage = await openServerStorage({ url, poolSize: 5, statementTimeoutMs: 10_000, log: silentLog })
      const platform = platformOn(storage)
      const { videira } = await seedChurches(platform)
      await setBanners(createOwnCall(platform.transactions.at(videira)), [
        { titulo: 'Novo', descricao: null, imagem: null, url: null },
      ])

      const tenant = await platform.directory.byHost('videira.narthex.test')
      expect(tenant).toMatchObject({ kind: 'church', codigo: 'videira' })
      expect((await getFrame(platform.transactions.at(videira))).church.codigo).toBe('videira')
      expect(
        (
          await searchChurch(
            assembleApp(platform).needs,
            assembleApp(platform).needs.transactions.at(videira),
            undefined,
            { q: 'canary', page: 1, limit: 1 },
          )
        ).total,
      ).toBeGreaterThan(0)
      await storage.close()

      const again = await openServerStorage({ url, poolSize: 5, statementTimeoutMs: 10_000, log: silentLog })
      expect(again.migrated).toEqual([])
      await again.close()
    } finally {
      await drop()
    }
  },
)
