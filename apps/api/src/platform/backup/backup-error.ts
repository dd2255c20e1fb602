/** A backup or restore cannot be done; the message says why in one line. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** An archive is not what was once written. */
export const damagedArchive = (path: string, why: string) =>
  new BackupError(`${path} is damaged: ${why}. Use another copy of it, or an earlier backup.`)
