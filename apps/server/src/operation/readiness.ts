import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import { describeLastBackup } from '@narthex/api/platform/backup/last-backup'
import { readJobStats } from '@narthex/api/platform/jobs/job-stats'
import type { Platform } from '@narthex/api/platform/platform'
import type { Config } from '../config.ts'
import { productVersion } from '../product-version.ts'
import { readFreeBytes, readStoredState } from './operation-state.ts'

export interface Part {
  readonly isOk: boolean
  /** Time (ISO 8601) at which this process first saw the current state. */
  readonly since: string
  readonly detail?: string | undefined
}

/** State of each part, for the metrics port; the public path tells only whether the process serves. */
export interface Readiness {
  readonly status: 'ready' | 'unavailable'
  readonly version: string
  readonly startedAt: string
  readonly parts: Readonly<Record<string, Part>>
}

interface Finding {
  readonly isOk: boolean
  readonly detail?: string | undefined
}

export interface ReadinessOptions {
  readonly platform: Pick<Platform, 'database' | 'bus' | 'streams'>
  readonly config: Pick<Config, 'dataFolder' | 'files' | 'smtp' | 'redisUrl'>
  readonly isStopping: () => boolean
  /** Result of the last letter; undefined until there was one. */
  readonly lastMail: () => Finding | undefined
  readonly otherProcesses: () => number
  /** Reason for which no jobs run; undefined where they do. */
  readonly heldFor: () => string | undefined
  /** Migrations that this start ran. */
  readonly migrated: readonly string[]
  readonly now?: () => Date
}

/** Limit for the age of the last backup: it is made each night, and two missing backups are no accident. */
const longestBackupAgeMs = 2 * 86_400_000
const longestJobWaitMinutes = 5
/** Time limit in milliseconds: a part that has not answered by then counts as failed. */
const limitMs = 900

/** Looks at every part each time it is called, and remembers since when each is as it is. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { now = () => new Date() } = options
  const startedAt = now().toISOString()
  const known = new Map<string, Part>()

  function note(name: string, { isOk, detail }: Finding): [string, Part] {
    const before = known.get(name)
    const since = before?.isOk === isOk ? before.since : now().toISOString()
    const part = { isOk, since, detail }
    known.set(name, part)
    return [name, part]
  }

  return async () => {
    const findings = await Promise.all(
      Object.entries(looks).map(async ([name, look]) => {
        const finding = await Promise.race([
          look(options, now()).catch((error: Error) => ({ isOk: false, detail: error.message })),
          after(limitMs, { isOk: false, detail: 'No answer in time' }, { ref: false }),
        ])
        return note(name, finding)
      }),
    )
    const parts = Object.fromEntries(findings)
    const isReady = !options.isStopping() && parts.database?.isOk === true
    return { status: isReady ? 'ready' : 'unavailable', version: productVersion(), startedAt, parts }
  }
}

type Look = (options: ReadinessOptions, now: Date) => Promise<Finding>

const looks: Readonly<Record<string, Look>> = {
  async database({ platform }) {
    await platform.database.ping()
    const { inUse, size, waiting } = platform.database.usage()
    return { isOk: true, detail: `${inUse} of ${size} connections in use, ${waiting} wait` }
  },
  async bus({ platform, otherProcesses }) {
    const isOk = platform.bus.isTrusted()
    return { isOk, detail: isOk ? `${otherProcesses()} other processes` : 'The caches are bypassed' }
  },
  async redis({ platform: { streams }, config }) {
    const silent = Object.entries(streams.links).flatMap(([name, isUp]) => (isUp ? [] : [name]))
    if (!config.redisUrl) return { isOk: !streams.isAlone, detail: streams.isAlone ? 'Needed, and not set' : 'Not set' }
    return { isOk: silent.length === 0, detail: silent.length > 0 ? `Silent: ${silent.join(', ')}` : undefined }
  },
  async files({ config }) {
    if (config.files.s3) {
      await fetch(config.files.s3.endpoint, { method: 'HEAD', signal: AbortSignal.timeout(limitMs) })
      return { isOk: true, detail: 'The bucket’s service answers' }
    }
    await access(config.dataFolder, constants.W_OK)
    const free = await readFreeBytes(config.dataFolder)
    return { isOk: free !== 0, detail: free === undefined ? undefined : `${Math.floor(free / 1024 / 1024)} MB free` }
  },
  async mail({ config, lastMail }) {
    if (!config.smtp) return { isOk: true, detail: 'No mail server is set: letters stay in the outbox' }
    return lastMail() ?? { isOk: true, detail: 'Nothing was sent yet' }
  },
  async jobs({ platform, heldFor }, now) {
    const reason = heldFor()
    if (reason !== undefined) return { isOk: false, detail: `None runs: ${reason}` }
    const stats = await readJobStats(platform.database, now)
    const minutes = Math.floor(Math.max(0, ...stats.map(({ oldestSeconds }) => oldestSeconds)) / 60)
    const givenUp = stats.reduce((sum, queue) => sum + queue.givenUp, 0)
    return {
      isOk: minutes < longestJobWaitMinutes && givenUp === 0,
      detail: `The oldest waits for ${minutes} minutes; ${givenUp} were given up`,
    }
  },
  async migrations({ migrated }) {
    return { isOk: true, detail: migrated.length > 0 ? `This start ran ${migrated.join(', ')}` : 'Up to date' }
  },
  async backup({ platform }, now) {
    const { backup } = await readStoredState(platform)
    const isFresh = backup.madeAt !== undefined && now.getTime() - backup.madeAt.getTime() < longestBackupAgeMs
    return { isOk: isFresh && !backup.failure, detail: describeLastBackup(backup, now) }
  },
}
