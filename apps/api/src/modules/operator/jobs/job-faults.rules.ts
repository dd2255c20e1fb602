import type { JobFault } from '@narthex/contract/operator/job-faults'
import { maskEmail } from '../../../platform/strangers/mask-email.ts'

/** Causes by what a job keeps of its failure: the code of an error, its name, or the words of one that no retry fixes. */
const causes: readonly (readonly [RegExp, JobFault])[] = [
  [/^No mail can be sent to this address$/, 'ADDRESS_REFUSED'],
  [/^The mail was sealed under another secret$/, 'SEALED'],
  [/^What it carries is not what this build expects$/, 'OTHER_BUILD'],
  [/^No attempt came to an end$/, 'NEVER_ENDED'],
  [/^(?:DeadlineError|TimeoutError|AbortError|ETIMEDOUT|UND_ERR_\w*TIMEOUT|57014)$/, 'TIMEOUT'],
  [/^(?:ECONN\w*|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|EDNS|ESOCKET|UND_ERR_\w+)$/, 'UNREACHABLE'],
  [/^(?:EAUTH|ENOAUTH|EOAUTH2)$/, 'LOGIN_REFUSED'],
  [/^(?:ETLS|CERT_\w+|ERR_TLS_\w+|ERR_SSL_\w+|DEPTH_ZERO\w+|SELF_SIGNED\w+|UNABLE_TO_\w+)$/, 'CERTIFICATE'],
  [/^(?:ENOSPC|EDQUOT|EROFS|EMFILE|EIO)$/, 'DISK'],
  [/^(?:TargetRestsError|HeldError)$/, 'RESTS'],
  [/^(?:[0-9A-Z]{5}|DatabaseUnavailableError|DrizzleQueryError)$/, 'DATABASE'],
]

/** SQLSTATE has a digit; codes of five letters are others'. */
const isCause = (pattern: RegExp, error: string, cause: JobFault) =>
  pattern.test(error) && (cause !== 'DATABASE' || /\d|Error/.test(error))

/** The cause of a job's last failure, for words in the reader's language. */
export function findFault(error: string): JobFault {
  const [, cause] = causes.find(([pattern, each]) => isCause(pattern, error, each)) ?? []
  return cause ?? (/\s/.test(error) ? 'NOT_READY' : 'OTHER')
}

const longestDetail = 160

/** Masks e-mail addresses, and the query of a web address, in a part without spaces. */
function maskWord(word: string): string {
  const scheme = word.search(/https?:\/\//)
  const query = scheme < 0 ? -1 : word.slice(scheme).search(/[?#]/)
  const masked = (query < 0 ? word : word.slice(0, scheme + query))
    .split(/([<>"'(),;:=/])/)
    .map((part) => (/^[^@]+@./.test(part) ? maskEmail(part) : part))
    .join('')
  return query < 0 ? masked : `${masked}?•••`
}

/**
 * Masks what could name a person in the words of an error: e-mail addresses, queries of addresses of the web, and numbers long enough for a
 * phone or a document. Errors keep codes and fixed words; this holds where one of them forgets to.
 */
export const maskPersonalData = (error: string): string =>
  error
    .slice(0, longestDetail)
    .split(/(\s)/)
    .map(maskWord)
    .join('')
    .replace(/\+?\d(?:[\s().-]*\d){5,}/g, '•••')
