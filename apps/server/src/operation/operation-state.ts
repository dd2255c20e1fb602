import { statfs } from 'node:fs/promises'
import {
  sumUnknownPayments,
  type UnknownPayments,
} from '@narthex/api/modules/payments/reconciliation/unknown-payments.queries'
import { type LastBackup, readLastBackup } from '@narthex/api/platform/backup/last-backup'
import type { Platform } from '@narthex/api/platform/platform'

/** Facts of the database about all churches together. */
export interface StoredState {
  readonly backup: LastBackup
  readonly unknownPayments: UnknownPayments
}

export async function readStoredState({ database }: Pick<Platform, 'database'>): Promise<StoredState> {
  const backup = await readLastBackup(database)
  return { backup, unknownPayments: await sumUnknownPayments(database) }
}

/** Bytes that an ordinary user may still write to the disk of a folder; undefined where it cannot be asked. */
export async function readFreeBytes(folder: string): Promise<number | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}
