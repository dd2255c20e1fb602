import type { ContentBus } from './bus/bus.ts'
import { type ContentCache, createContentCache } from './cache/content-cache.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Log } from './log.ts'
import { createDirectory, type Directory } from './tenancy/directory.ts'
import { type ProductDomain, productDomain } from './tenancy/product-domain.ts'

/** What every domain stands on; built once by the process and handed down. */
export interface Platform {
  readonly database: Database
  readonly bus: ContentBus
  readonly directory: Directory
  readonly cache: ContentCache
  readonly clock: Clock
  readonly log: Log
  readonly domain: ProductDomain
}

export interface PlatformOptions {
  readonly database: Database
  readonly bus: ContentBus
  readonly log: Log
  /** The product's own address, such as `https://narthex.example`. */
  readonly publicUrl: string
  readonly cacheMegabytes: number
  readonly clock?: Clock
}

export function createPlatform({
  database,
  bus,
  log,
  publicUrl,
  cacheMegabytes,
  clock = systemClock,
}: PlatformOptions): Platform {
  const domain = productDomain(publicUrl)
  const directory = createDirectory(database, bus, domain.hostname)
  return { database, bus, directory, cache: createContentCache(cacheMegabytes), clock, log, domain }
}
