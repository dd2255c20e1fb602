import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foundChurch } from '../modules/churches/churches.editing.service.ts'
import { startOnFolder } from '../testing/child-process.ts'
import { silentLog } from '../testing/test-platform.ts'
import type { EmbeddedDatabase } from './database/pglite.ts'
import { createPlatform } from './platform.ts'
import { discardEmbeddedStorage, openEmbeddedStorage, type Storage } from './storage.ts'

/** Enough for every run of the tests; more were done by hand. */
const kills = 4

describe('the embedded database', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'narthex-storage-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const found = async ({ database, bus }: Pick<Storage, 'database' | 'bus'>, codigo: string) => {
    const platform = createPlatform({
      database,
      bus,
      log: silentLog,
      publicUrl: 'http://narthex.test',
      cacheMegabytes: 1,
    })
    await foundChurch(platform, {
      codigo,
      slug: codigo,
      nome: codigo,
      idioma: 'pt-BR',
      fusoHorario: 'UTC',
      organizacao: null,
      hosts: [],
    })
  }
  const ask = async <Row>(statement: string): Promise<Row[]> => {
    const storage = await openEmbeddedStorage({ folder })
    const rows = await (storage.database as EmbeddedDatabase).owner.query<Row>(statement)
    await storage.close()
    return rows
  }

  it('keeps every write that it confirmed, though its process is killed among them', { timeout: 120_000 }, async () => {
    const confirmed: string[] = []
    for (let kill = 1; kill <= kills; kill++) {
      const writer = startOnFolder('folder-writer.ts', folder)
      await vi.waitFor(() => expect(writer.said.length).toBeGreaterThan(kill * 7), { timeout: 30_000, interval: 1 })
      await writer.kill()
      confirmed.push(...writer.said)
    }
    const kept = (await ask<{ titulo: string }>('select titulo from notificacao')).map(({ titulo }) => titulo)
    expect(kept).toEqual(expect.arrayContaining(confirmed))
    expect(new Set(kept).size).toBe(kept.length)
    // Of each life at most the one write that was under way may be there unconfirmed.
    expect(kept.length - confirmed.length).toBeLessThanOrEqual(kills)
    const [{ versao } = { versao: 0 }] = await ask<{ versao: number }>('select versao from igreja')
    expect(versao).toBe(1 + kept.length)
  })

  it('is filled once, when it is new', async () => {
    const fill = vi.fn((storage: Pick<Storage, 'database' | 'bus'>) => found(storage, 'farol'))
    for (let start = 0; start < 2; start++) await (await openEmbeddedStorage({ folder, fill })).close()
    expect(fill).toHaveBeenCalledOnce()
    expect(await ask('select codigo from igreja')).toEqual([{ codigo: 'farol' }])
  })

  it('that was left half filled is filled anew', async () => {
    const fillHalf = async (storage: Pick<Storage, 'database' | 'bus'>) => {
      await found(storage, 'metade')
      throw new Error('interrupted')
    }
    await expect(openEmbeddedStorage({ folder, fill: fillHalf })).rejects.toThrow('interrupted')
    await (await openEmbeddedStorage({ folder, fill: (storage) => found(storage, 'inteira') })).close()
    expect(await ask('select codigo from igreja')).toEqual([{ codigo: 'inteira' }])
  })

  it('thrown away is empty the next time', async () => {
    await (await openEmbeddedStorage({ folder, fill: (storage) => found(storage, 'farol') })).close()
    discardEmbeddedStorage(folder)
    expect(await ask('select codigo from igreja')).toEqual([])
  })
})
