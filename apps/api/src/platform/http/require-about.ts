import type { Endpoint } from '@narthex/contract/endpoint'
import { notFound } from '../errors/domain-error.ts'
import type { Actor } from './route.ts'

/**
 * On calls for anyone logged in, an account or a membership named by the call must be the caller's own. Throws NOT_FOUND:
 * the answer must not tell whether the other person exists.
 */
export function requireAbout(
  { access, about }: Pick<Endpoint, 'access' | 'about'>,
  actor: Actor | undefined,
  input: { readonly params: unknown; readonly query: unknown },
): void {
  if (access !== 'login' || typeof about === 'string') return
  const named = { ...(input.params as object), ...(input.query as object) } as Readonly<Record<string, unknown>>
  if ('account' in about && named[about.account] !== actor?.accountId) throw notFound()
  if ('member' in about && named[about.member] !== actor?.memberId) throw notFound()
}
