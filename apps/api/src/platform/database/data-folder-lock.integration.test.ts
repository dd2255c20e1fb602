import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startFolderHolder } from '../../testing/child-process.ts'
import { migratedDatabase } from '../../testing/test-platform.ts'
import { discardEmbeddedStorage, openEmbeddedStorage } from '../storage.ts'
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts'

describe('a data folder', () => {
  let folder: string
  let children: Child[]
  const startHolder = () => {
    const child = startFolderHolder(folder)
    children.push(child)
    return child
  }

  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'narthex-lock-')), 'data')
    children = []
  })
  afterEach(async () => {
    await Promise.all(children.map((child) => child.kill()))
    rmSync(dirname(folder), { recursive: true, force: true })
  })

  it('is refused to a second process, which is told who has it', async () => {
    const first = startHolder()
    expect(await first.firstLine).toBe('held')
    for (let round = 0; round < 3; round++)
      expect(await startHolder().firstLine).toBe(
        `The data folder ${folder} is in use by another process (pid ${first.pid})`,
      )
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError)
  })

  it('is one process’s alone, however many come at once', async () => {
    const lines = await Promise.all([1, 2, 3, 4].map(() => startHolder().firstLine))
    expect(lines.filter((line) => line === 'held')).toHaveLength(1)
    expect(lines.filter((line) => line.includes('is in use by another process'))).toHaveLength(3)
  })

  it('is free at once when its process is killed', async () => {
    for (let round = 0; round < 5; round++) {
      const holder = startHolder()
      expect(await holder.firstLine).toBe('held')
      expect(() => lockDataFolder(folder)).toThrow(`pid ${holder.pid}`)
      await holder.kill()
    }
    lockDataFolder(folder).release()
  })

  it('is free once it is released, also for the same process', async () => {
    const lock = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow(`pid ${process.pid}`)
    lock.release()
    expect(await startHolder().firstLine).toBe('held')
  })

  it('is not thrown away while a process works on it', async () => {
    await startHolder().firstLine
    expect(() => discardEmbeddedStorage(folder)).toThrow(DataFolderInUseError)
    await expect(openEmbeddedStorage({ folder })).rejects.toThrow(DataFolderInUseError)
  })

  it('is free again when its database could not be opened', async () => {
    const fill = async () => {
      throw new Error('nothing to fill it with')
    }
    const beginning = await migratedDatabase()
    await expect(openEmbeddedStorage({ folder, fill, beginning })).rejects.toThrow('nothing to fill it with')
    lockDataFolder(folder).release()
  })
})
