import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data folder is used by another process; `pid` is who said so last, if it can be read. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError'
  constructor(folder: string, pid: string) {
    super(`The data folder ${folder} is in use by another process${pid ? ` (pid ${pid})` : ''}`)
  }
}

export interface DataFolderLock {
  release(): void
}

/** A lock file that nothing refers to would be collected, and closed: the folder would be free without a word. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process alone, or throws DataFolderInUseError.
 * The lock is the operating system's, held through SQLite on a file of its own: it ends with the process,
 * however that ends, so it can never be stale. The pid file beside it only serves the message.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  mkdirSync(folder, { recursive: true })
  const pidFile = join(folder, 'narthex.pid')
  const file = new DatabaseSync(join(folder, 'narthex.lock'), { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === 5) throw new DataFolderInUseError(folder, readPid(pidFile))
    throw error
  }
  held.add(file)
  writeFileSync(pidFile, String(process.pid))
  return {
    release() {
      held.delete(file)
      file.close()
    },
  }
}

function readPid(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim()
  } catch {
    return ''
  }
}
