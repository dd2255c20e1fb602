import { DataFolderInUseError } from '@narthex/api/platform/database/data-folder-lock'
import { BadSettingError } from './config.ts'

/** A command will not do what it was asked for; the message says why in one line. */
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
  /** Of an answer by PostgreSQL. */
  readonly severity?: string
}

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']

/** What went wrong, in one line that tells a person what to do; for what nobody foresaw, with its trace. */
export function explain(error: Failure): string {
  const { code = '', message } = error
  if (error instanceof RefusedError || code.startsWith('ERR_PARSE_ARGS')) return message
  if (error instanceof BadSettingError) return `A setting is wrong: ${message}`
  if (error instanceof DataFolderInUseError) return `${message}. Stop it first, or set DATA_FOLDER to another folder.`
  if (code === 'EADDRINUSE') return `Port ${error.port} is busy. Set PORT to another one.`
  if (error.syscall === 'listen') return `${error.address}:${error.port} cannot be used (${code}). Check HOST and PORT.`
  if (error.syscall === 'getaddrinfo')
    return `There is no host ${error.hostname} (${code}). Check DATABASE_URL and HOST.`
  if (unreachable.includes(code) || message.includes('connection timeout') || message.startsWith('timeout expired'))
    return `The database server does not answer (${code}). Check DATABASE_URL.`
  if (error.severity === 'FATAL') return `The database server refuses: ${message}. Check DATABASE_URL.`
  if (code === 'ERR_SQLITE_ERROR')
    return `The data folder cannot be locked: ${message}. Set DATA_FOLDER to another one.`
  if (error.syscall && error.path) return `${error.path} cannot be used (${code}). Set DATA_FOLDER to another folder.`
  return error.stack ?? message
}
