import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { localFiles } from './local-files.ts'
import { type S3Settings, s3Files } from './s3-files.ts'

/** Where files are kept, and how much of it is one church's. */
export interface Files extends FileStore {
  readonly bytesPerChurch: number
}

export interface FileSettings {
  /** The folder that has the embedded database too; without it files end with the process. */
  readonly dataFolder?: string | undefined
  /** A store that any number of machines share. */
  readonly s3?: S3Settings | undefined
  /** Space of one church; 20,480 where none is set. */
  readonly churchMegabytes?: number | undefined
}

export function createFiles({ churchMegabytes = 20_480, ...where }: FileSettings): Files {
  return { ...storeAt(where), bytesPerChurch: churchMegabytes * 1024 * 1024 }
}

function storeAt({ dataFolder, s3 }: FileSettings): FileStore {
  if (s3) return s3Files(s3)
  return dataFolder === undefined ? temporaryFiles() : localFiles(join(dataFolder, 'files'))
}

/** Throws away what is kept in a data folder. */
export function discardFiles(dataFolder: string): void {
  rmSync(join(dataFolder, 'files'), { recursive: true, force: true })
}

let temporary: FileStore | undefined

/** Keeps files in a folder that is made for the first of them and removed with the process. */
function temporaryFiles(): FileStore {
  const made = () => {
    temporary ??= localFiles(temporaryFolder())
    return temporary
  }
  return {
    put: (...file) => made().put(...file),
    get: async (...file) => temporary?.get(...file),
    stat: async (...file) => temporary?.stat(...file),
    remove: async (...file) => temporary?.remove(...file),
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'narthex-files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
