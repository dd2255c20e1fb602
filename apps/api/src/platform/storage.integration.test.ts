import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foundChurch } from '../modules/churches/churches.editing.service.ts'
import { plainChurch } from '../testing/plain-church.ts'
import { emptyDatabase, migratedDatabase, platformOn } from '../testing/test-platform.ts'
import type { EmbeddedDatabase } from './database/pglite.ts'
import { discardEmbeddedStorage, type EmbeddedStorageOptions, openEmbeddedStorage, type Storage } from './storage.ts'

describe('the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'narthex-storage-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = async (fill?: EmbeddedStorageOptions['fill'], beginning = migratedDatabase()) =>
    openEmbeddedStorage({ folder, fill, beginning: await beginning })
  const found = async (storage: Pick<Storage, 'database' | 'bus'>, codigo: string) => {
    await foundChurch(platformOn(storage), plainChurch(codigo))
  }
  const ask = async <Row>(statement: string): Promise<Row[]> => {
    const storage = await open()
    const rows = await (storage.database as EmbeddedDatabase).owner.query<Row>(statement)
    await storage.close()
    return rows
  }

  it('is filled once, when it is new', async () => {
    const fill = vi.fn((storage: Pick<Storage, 'database' | 'bus'>) => found(storage, 'farol'))
    for (let start = 0; start < 2; start++) await (await open(fill)).close()
    expect(fill).toHaveBeenCalledOnce()
    expect(await ask('select codigo from igreja')).toEqual([{ codigo: 'farol' }])
  })

  it('that was left half filled is filled anew', async () => {
    const fillHalf = async (storage: Pick<Storage, 'database' | 'bus'>) => {
      await found(storage, 'metade')
      throw new Error('interrupted')
    }
    await expect(open(fillHalf)).rejects.toThrow('interrupted')
    await (await open((storage) => found(storage, 'inteira'))).close()
    expect(await ask('select codigo from igreja')).toEqual([{ codigo: 'inteira' }])
  })

  it('keeps one secret for all its starts, which nobody who serves may read', async () => {
    // Migrated anew: a secret that was drawn before would be the same however often it was read anew.
    const first = await open(undefined, emptyDatabase())
    const { secret } = first
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    const { igrejaId: _, ...church } = await foundChurch(platformOn(first), plainChurch('farol'))
    expect(church).not.toHaveProperty('secret')
    await first.close()
    const second = await open()
    expect(second.secret).toBe(secret)
    await second.close()
  })

  it('thrown away is empty the next time', async () => {
    await (await open((storage) => found(storage, 'farol'))).close()
    discardEmbeddedStorage(folder)
    expect(await ask('select codigo from igreja')).toEqual([])
  })
})
