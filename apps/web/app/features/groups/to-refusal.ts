/**
 * The code of what was refused where there are words for it, and `failed` for everything else. Told by its shape: a page
 * that asks nothing yet does without the API's client.
 */
export function toRefusal<Code extends string>(error: unknown, told: readonly Code[]): Code | 'failed' {
  const { code } = error as { readonly code?: unknown }
  return told.find((known) => known === code) ?? 'failed'
}
