import { mkdirSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { type Address, socketAddress, tcpAddress } from './address.ts'
import { clusterIn, findBinaries } from './binaries.ts'
import { discardClusters, ensureCluster, runningPostmaster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import { chooseLauncher, type Launcher, type LauncherOptions } from './launcher.ts'
import { attach, type Cluster, detach } from './server-process.ts'

/** A PostgreSQL server of the product's own, which all processes on the same data folder share. */
export interface EmbeddedPostgres {
  /** The address of one of its databases. */
  url(database: string): string
  /** Detaches, and ends the server if no other process uses it. */
  close(): Promise<void>
}

export interface EmbeddedPostgresOptions extends LauncherOptions {
  readonly log: Log
  /** False for disposable data, such as that of tests: no fsync. */
  readonly isDurable?: boolean | undefined
  readonly transport?: Transport
}

/** How clients reach the server. */
type Transport = 'socket' | 'tcp'

const retryMs = 1000

/**
 * Starts the server of a data folder, or attaches to the one that runs there: a killed process leaves it running. While
 * it is open, a server that dies is started again. Throws EmbeddedDatabaseError.
 */
export async function openEmbeddedPostgres(
  dataFolder: string,
  { log, ...options }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const cluster = await prepare(dataFolder, options)
  let isClosing = false
  let presence = await attach(cluster)
  presence.once('end', bringBack)

  async function bringBack(): Promise<void> {
    if (isClosing) return
    log.warn({}, 'embedded database lost; starting it again')
    while (!isClosing) {
      try {
        presence = await attach(cluster)
        presence.once('end', bringBack)
        log.info({}, 'embedded database is back')
        return
      } catch (error) {
        log.error({ error: (error as Error).message }, 'embedded database cannot be started')
        await after(retryMs, undefined, { ref: false })
      }
    }
  }

  return {
    url: cluster.address.url,
    async close() {
      isClosing = true
      await detach(cluster, presence)
    },
  }
}

async function prepare(
  dataFolder: string,
  { isDurable = true, transport, sharedFolder }: Omit<EmbeddedPostgresOptions, 'log'>,
): Promise<Cluster> {
  mkdirSync(dataFolder, { recursive: true })
  const launcher = chooseLauncher(dataFolder, findBinaries(), { sharedFolder })
  const address = await addressOf(launcher, transport)
  const folder = await ensureCluster(launcher, { isDurable, password: address.password })
  return { folder, launcher, address, isDurable }
}

const transportHere = process.platform === 'win32' ? 'tcp' : 'socket'

function addressOf(launcher: Launcher, transport: Transport = transportHere): Address | Promise<Address> {
  return transport === 'tcp' ? tcpAddress(launcher.home) : socketAddress(clusterIn(launcher.home), launcher)
}

/** Throws away what a data folder has of databases. Throws EmbeddedDatabaseError while another process uses them. */
export async function discardEmbeddedPostgres(dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true })
  const launcher = chooseLauncher(dataFolder, findBinaries())
  const folder = clusterIn(launcher.home)
  if (runningPostmaster(folder) !== undefined) {
    const cluster = { folder, launcher, address: await addressOf(launcher), isDurable: true }
    if (!(await detach(cluster, await attach(cluster))))
      throw new EmbeddedDatabaseError(`The database in ${folder} is in use by another process. Stop it first.`)
  }
  discardClusters(launcher.home)
}
