import type { ApiError } from '@narthex/contract/client'

/** Whether the API said that there is no such thing: nothing of that name, or nothing that could be a name. */
export function isNotFound(error: unknown): boolean {
  // By its name: the server's own class is another than the one that is built into the pages.
  const { name, status } = error as Partial<ApiError>
  return name === 'ApiError' && (status === 404 || status === 400)
}

/** Whether the API said that it cannot answer for now, and that the same call may succeed later. */
export function isUnavailable(error: unknown): error is ApiError {
  const { name, status } = error as Partial<ApiError>
  return name === 'ApiError' && status === 503
}
