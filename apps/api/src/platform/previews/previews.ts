import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '../errors/domain-error.ts'
import type { Keys } from '../keys.ts'
import type { ChurchScope } from '../scope/scope.ts'

type Previewed = 'content' | 'video'
interface Signing {
  readonly keys: Keys
}

/** Signs a preview code: a link with this code shows one unpublished item. It is a 12-byte HMAC, base64url. */
export function signPreview({ keys }: Signing, scope: ChurchScope, id: number, of: Previewed = 'content'): string {
  const signature = createHmac('sha256', keys(`${of} previews`))
    .update(`${scope.uuid} ${id}`)
    .digest()
  return signature.subarray(0, 12).toString('base64url')
}

/** NOT_FOUND for an unpublished item without its preview code, and for a wrong code on any item. */
export function requirePublishedOrPreview(
  platform: Signing,
  scope: ChurchScope,
  { id, of, isPublished, previa }: { id: number; of: Previewed; isPublished: boolean; previa: string | undefined },
): void {
  if (previa === undefined ? isPublished : isSame(previa, signPreview(platform, scope, id, of))) return
  throw notFound()
}

function isSame(given: string, expected: string): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)]
  return actual.length === wanted.length && timingSafeEqual(actual, wanted)
}
