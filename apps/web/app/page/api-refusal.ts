import type { ApiError } from '@narthex/contract/client'

/** Whether the API answered that the item does not exist (404) or that its reference is malformed (400). */
export function isNotFound(error: unknown): boolean {
  // By its name: the server's own class is another than the one that is built into the pages.
  const { name, status } = error as Partial<ApiError>
  return name === 'ApiError' && (status === 404 || status === 400)
}

/** Whether the API is temporarily unavailable, so that the same call may succeed later. */
export function isUnavailable(error: unknown): error is ApiError {
  const { name, status } = error as Partial<ApiError>
  return name === 'ApiError' && status === 503
}

/** The answer of a call; null where the item does not exist, or the caller may not see it. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
}
