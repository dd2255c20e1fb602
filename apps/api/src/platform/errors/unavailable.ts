/**
 * A part that the product depends on (its database, its disk, its bucket) cannot serve now: the same call may succeed a
 * moment later. Answered as 503 with Retry-After, by `errorReply` for calls and by the server's last resort for everything
 * else. `cause` is what was reported.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

/** A program that the product runs found the disk full, or its quota used up. */
export class DiskFullError extends UnavailableError {
  override name = 'DiskFullError'
}

/** The disk is full, its quota is used up, it has become read-only or fails, or the process may open no more files. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ESTALE']

/** Whether an error, or one of its causes, goes away by itself or by an operator, and not by another request. */
export const isUnavailable = (error: unknown): boolean =>
  causesOf(error).some((at) => at instanceof UnavailableError || isSystemError(at, diskCodes))

const fullDiskCodes = ['ENOSPC', 'EDQUOT']

/** Whether an error, or one of its causes, is that no byte can be stored any more. */
export const isDiskFull = (error: unknown): boolean =>
  causesOf(error).some((at) => at instanceof DiskFullError || isSystemError(at, fullDiskCodes))

/** The system's own errors only: a third party's error may have any code. */
const isSystemError = ({ code = '', syscall }: NodeJS.ErrnoException, codes: readonly string[]) =>
  syscall !== undefined && codes.includes(code)

/** An error and what it was caused by, as far as is sensible. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  for (let at = error; at instanceof Error && found.length < 6; at = at.cause) found.push(at)
  return found
}

/** Seconds until a new attempt. Spread, so that those who were refused together do not return together. */
export const retryAfterSeconds = () => 3 + Math.floor(Math.random() * 5)
