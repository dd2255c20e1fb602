import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foundChurch } from '../modules/churches/churches.editing.service.ts'
import { makeDataFolder, removeDataFolder } from '../testing/embedded-folders.ts'
import { plainChurch } from '../testing/plain-church.ts'
import { platformOn, silentLog, storageOptions } from '../testing/test-platform.ts'
import { queryRows } from './database/database.ts'
import { discardEmbeddedPostgres } from './database/embedded/embedded-postgres.ts'
import { type EmbeddedStorageOptions, openEmbeddedStorage, openServerStorage } from './storage.ts'

describe('the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = makeDataFolder()
  })
  afterEach(() => removeDataFolder(folder))

  const open = (fill?: EmbeddedStorageOptions['fill']) =>
    openEmbeddedStorage({ folder, fill, isDurable: false, poolSize: 2, statementTimeoutMs: 10_000, log: silentLog })
  const found = async (url: string, codigo: string) => {
    const storage = await openServerStorage(storageOptions(url))
    await foundChurch(platformOn(storage), plainChurch(codigo))
    await storage.close()
  }
  const churchCodes = async (): Promise<string[]> => {
    const storage = await open()
    const rows = await storage.database.inDirectory((tx) =>
      queryRows<{ codigo: string }>(tx, sql`select codigo from igreja`),
    )
    await storage.close()
    return rows.map(({ codigo }) => codigo)
  }

  it('is filled once, when it is new', async () => {
    const fill = vi.fn((url: string) => found(url, 'farol'))
    for (let start = 0; start < 2; start++) await (await open(fill)).close()
    expect(fill).toHaveBeenCalledOnce()
    expect(await churchCodes()).toEqual(['farol'])
  })

  it('that was left half filled is filled again from the start', async () => {
    const fillHalf = async (url: string) => {
      await found(url, 'metade')
      throw new Error('interrupted')
    }
    await expect(open(fillHalf)).rejects.toThrow('interrupted')
    await (await open((url) => found(url, 'inteira'))).close()
    expect(await churchCodes()).toEqual(['inteira'])
  })

  it('keeps one secret for all its starts, which the serving roles may not read', async () => {
    const first = await open()
    const { secret } = first
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    const { igrejaId: _, ...church } = await foundChurch(platformOn(first), plainChurch('farol'))
    expect(church).not.toHaveProperty('secret')
    await first.close()
    const second = await open()
    expect(second.secret).toBe(secret)
    await second.close()
  })

  it('is shared by all who open it at once, and made and filled by one of them', async () => {
    const fill = vi.fn((url: string) => found(url, 'farol'))
    const storages = await Promise.all([1, 2, 3].map(() => open(fill)))
    expect(fill).toHaveBeenCalledOnce()
    await Promise.all(storages.map((storage) => storage.close()))
    expect(await churchCodes()).toEqual(['farol'])
  })

  it('thrown away is empty the next time', async () => {
    await (await open((url) => found(url, 'farol'))).close()
    await discardEmbeddedPostgres(folder)
    expect(await churchCodes()).toEqual([])
  })
})
