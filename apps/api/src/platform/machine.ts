import type { redisStates } from '@narthex/contract/operator/health.endpoints'

/** Facts of the process and its machine that the database does not know. */
export interface MachineFacts {
  readonly productVersion: string
  readonly startedAt: Date
  /** The disk of the data folder; undefined where it cannot be asked. */
  readonly disk: { readonly folder: string; readonly freeBytes: number; readonly totalBytes: number } | undefined
  readonly redis: (typeof redisStates)[number]
  /** Processes that share the database, besides this one. */
  readonly otherProcesses: number
  readonly hasMailServer: boolean
}

/** The machine as the program that serves the product knows it. */
export interface Machine {
  read(): Promise<MachineFacts>
}

const startedAt = new Date(Date.now() - process.uptime() * 1000)

/** A process of which nothing else is known. */
export const unknownMachine: Machine = {
  read: async () => ({
    productVersion: '',
    startedAt,
    disk: undefined,
    redis: 'NONE',
    otherProcesses: 0,
    hasMailServer: false,
  }),
}
