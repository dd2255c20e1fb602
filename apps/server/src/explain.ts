import { BackupError } from '@narthex/api/platform/backup/backup-error'
import { EmbeddedDatabaseError } from '@narthex/api/platform/database/embedded/embedded-error'
import { MigrationError } from '@narthex/api/platform/database/migrate'
import { findServerError, type ServerError } from '@narthex/api/platform/database/unavailable'
import { BadSettingError } from './settings/setting.ts'

/** Refusal of a command; the message gives the reason in one line. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}

interface Failure extends Error {
  readonly code?: string
  readonly syscall?: string
  readonly path?: string
  readonly address?: string
  readonly port?: number
  readonly hostname?: string
  /** Severity of an error that PostgreSQL reports; `code` is then its SQLSTATE. */
  readonly severity?: string
}

/** Errors whose messages need no explanation. */
const plainErrors = [RefusedError, BackupError, EmbeddedDatabaseError, MigrationError]

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/** Damage: an unreadable page or index (SQLSTATE class XX), a missing file, a failing disk (58). */
const isDamage = ({ code }: ServerError) => code.startsWith('XX') || ['58P01', '58030'].includes(code)

/** Explains an error in one line that says what to do; an unexpected error keeps its stack trace. */
export function explain(error: Failure): string {
  const { code = '', message } = error
  if (plainErrors.some((kind) => error instanceof kind) || code.startsWith('ERR_PARSE_ARGS')) return message
  if (code === 'ENOSPC') return `The disk is full${error.path ? ` (${error.path})` : ''}; nothing was kept.`
  if (error instanceof BadSettingError) return `A setting is wrong: ${message}`
  if (code === 'EADDRINUSE') return `Port ${error.port} is busy. Set PORT to another one.`
  if (error.syscall === 'listen') return `${error.address}:${error.port} cannot be used (${code}). Check HOST and PORT.`
  if (error.syscall === 'getaddrinfo')
    return `There is no host ${error.hostname} (${code}). Check DATABASE_URL and HOST.`
  if (unreachable.includes(code) || message.includes('connection timeout') || message.startsWith('timeout expired'))
    return `The database server does not answer (${code}). Check DATABASE_URL.`
  const answer = findServerError(error)
  if (answer && isDamage(answer))
    return `The database is damaged: ${answer.message}. Restore the last backup into a new database, or into another DATA_FOLDER, and have the disk checked.`
  if (answer?.code === '53100')
    return `The disk of the database is full: ${answer.message}. Make room, then start again.`
  if (error.severity === 'FATAL') return `The database server refuses: ${message}. Check DATABASE_URL.`
  if (error.syscall && error.path) return `${error.path} cannot be used (${code}). Set DATA_FOLDER to another folder.`
  return error.stack ?? message
}
