import type { Platform } from '@narthex/api/platform/platform'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { productVersion } from '../product-version.ts'
import { readFreeBytes, readStoredState, type StoredState } from './operation-state.ts'

export interface OperationOptions {
  readonly platform: Pick<Platform, 'database' | 'bus' | 'streams'>
  readonly config: Pick<Config, 'dataFolder'>
  /** Other processes on the database. */
  readonly otherProcesses: () => number
}

/** Adds what is read at each scrape. None of it fails a scrape: what cannot be read is left out. */
export function registerOperationMetrics(registry: Registry, options: OperationOptions): void {
  const { platform, config, otherProcesses } = options
  const { database, bus, streams } = platform
  const { gauge, gauges } = gaugesIn(registry)

  gauges('narthex_build_info', 'Always 1', () => [{ version: productVersion(), node: process.versions.node }, 1])
  gauges(
    'narthex_database_connections',
    'Connections of the pool, and transactions that wait for one',
    () => [{ state: 'in_use' }, database.usage().inUse],
    () => [{ state: 'waiting' }, database.usage().waiting],
  )
  gauge('narthex_database_connections_max', 'DATABASE_POOL', () => database.usage().size)
  gauge('narthex_content_bus_trusted', 'Whether the process believes its caches', () => Number(bus.isTrusted()))
  gauge('narthex_processes', 'Processes that share the database, this one included', () => otherProcesses() + 1)
  gauge('narthex_stream_readers', 'Open event streams', () => streams.readers)
  gauge('narthex_stream_alone', 'Whether events reach the pages of this process only', () => Number(streams.isAlone))
  gauges(
    'narthex_redis_up',
    'Whether the connection to Redis answers',
    ...Object.keys(streams.links).map(
      (connection) => (): Series => [{ connection }, Number(streams.links[connection])],
    ),
  )
  const resets: Counter = new Counter({
    name: 'narthex_stream_resets_total',
    help: 'How often all readers were asked to read again',
    registers: [registry],
    collect() {
      resets.reset()
      resets.inc(streams.gaps)
    },
  })
  gauge('narthex_free_bytes', 'Free space on the disk of DATA_FOLDER', () => readFreeBytes(config.dataFolder))
  registerStored(registry, platform)
}

/** Values from the database: read once for each scrape, which asks for all values at the same moment. */
function registerStored(registry: Registry, platform: OperationOptions['platform']): void {
  const { gauge } = gaugesIn(registry)
  let reading: Promise<StoredState | undefined> | undefined
  const read = () => {
    reading ??= readStoredState(platform)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const stored = (name: string, help: string, choose: (state: StoredState) => number | undefined) =>
    gauge(name, help, async () => {
      const state = await read()
      return state && choose(state)
    })

  gauge('narthex_database_up', 'Whether the database answers', async () => Number((await read()) !== undefined))
  stored('narthex_backup_age_seconds', 'Time since the last backup; missing where there is none', ({ backup }) =>
    backup.madeAt ? (Date.now() - backup.madeAt.getTime()) / 1000 : undefined,
  )
  stored('narthex_backup_bytes', 'Size of the last backup', ({ backup }) => backup.bytes)
  stored('narthex_backup_succeeded', 'Whether the last attempt at a backup succeeded', ({ backup }) =>
    backup.madeAt || backup.failure ? Number(!backup.failure) : undefined,
  )
  stored(
    'narthex_payments_unknown',
    'Payments of which it is not known whether they were made',
    ({ unknownPayments }) => unknownPayments.count,
  )
  stored(
    'narthex_payments_unknown_oldest_seconds',
    'Age of the oldest such payment',
    ({ unknownPayments }) => unknownPayments.oldestSeconds,
  )
}

type Series = readonly [labels: Readonly<Record<string, string>>, value: number]

function gaugesIn(registry: Registry) {
  const registers = [registry]
  return {
    /** Adds a metric of a single value, which is left out while it is undefined. */
    gauge(name: string, help: string, read: () => number | undefined | Promise<number | undefined>): void {
      const own: Gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read()
          if (value === undefined) own.remove()
          else own.set(value)
        },
      })
    },
    /** Adds a metric of values by labels, which are the same at each scrape. */
    gauges(name: string, help: string, ...series: (() => Series)[]): void {
      const own: Gauge = new Gauge({
        name,
        help,
        registers,
        labelNames: Object.keys(series[0]?.()[0] ?? {}),
        collect() {
          for (const read of series) own.set(...read())
        },
      })
    },
  }
}
