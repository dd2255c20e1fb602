import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clusterIn } from '../platform/database/embedded/binaries.ts'
import { memoryFolder } from './memory-folder.ts'

/** A new folder for data. */
export const makeDataFolder = (): string => mkdtempSync(join(memoryFolder(), 'narthex-data-'))

/** The process of a data folder's server; undefined where none runs. */
export function postmasterPid(dataFolder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(clusterIn(dataFolder), 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** Ends a server that a killed process has left behind, and removes its folder. */
export function removeDataFolder(dataFolder: string): void {
  const pid = postmasterPid(dataFolder)
  if (pid !== undefined) killIfAlive(pid, 'SIGQUIT')
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

export function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
