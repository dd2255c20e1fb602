import { statfs } from 'node:fs/promises'
import type { ContentBus } from '@narthex/api/platform/bus/bus'
import type { Machine, MachineFacts } from '@narthex/api/platform/machine'
import type { Streams } from '@narthex/api/platform/stream/stream-hub'
import type { Config } from '../config.ts'
import { productVersion } from '../product-version.ts'

interface MachineNeeds {
  readonly config: Pick<Config, 'dataFolder' | 'redisUrl' | 'smtp'>
  readonly bus: Pick<ContentBus, 'watchProcesses'>
  readonly streams: Pick<Streams, 'links' | 'isAlone'>
  readonly now?: () => Date
}

/** The machine of a process that serves the product. */
export function createMachine({ config, bus, streams, now = () => new Date() }: MachineNeeds): Machine {
  const startedAt = now()
  const version = productVersion()
  let otherProcesses = 0
  bus.watchProcesses((others) => {
    otherProcesses = others
  })
  return {
    read: async () => ({
      productVersion: version,
      startedAt,
      disk: await readDisk(config.dataFolder),
      redis: findRedisState(config, streams),
      otherProcesses,
      hasMailServer: config.smtp !== undefined,
    }),
  }
}

async function readDisk(folder: string): Promise<MachineFacts['disk']> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && { folder, freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}

function findRedisState(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  { links, isAlone }: MachineNeeds['streams'],
): MachineFacts['redis'] {
  if (!redisUrl) return isAlone ? 'NEEDED' : 'NONE'
  return Object.values(links).every(Boolean) ? 'ANSWERS' : 'SILENT'
}
