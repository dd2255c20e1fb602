import { dayMs } from '../durations.ts'

/** From where on a part of the product needs attention. */
export const healthLimits = {
  /** A backup is made each night: two missing ones are no accident. */
  backupAgeMs: 2 * dayMs,
  /** Free part of the disk, in percent. */
  freeDiskPercent: 10,
  /** Used part of a church's storage, in percent of its quota. */
  usedQuotaPercent: 90,
  /** Answer of the database. */
  databaseAnswerMs: 500,
} as const

/** Findings that need attention, each with a line on what to do. */
export const healthWarnings = [
  'DATABASE_SLOW',
  'BACKUP_NONE',
  'BACKUP_OLD',
  'BACKUP_FAILED',
  'DISK_LOW',
  'JOBS_HELD',
  'JOBS_LATE',
  'JOBS_GIVEN_UP',
  'MAIL_FAILED',
  'MAIL_NOT_SENT',
  'PROCESSES_DEAF',
  'REDIS_SILENT',
  'REDIS_NEEDED',
  'STORAGE_FULL',
] as const
export type HealthWarning = (typeof healthWarnings)[number]
