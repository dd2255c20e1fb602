import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '../errors/domain-error.ts'
import type { ChurchCall } from '../work/transactions.ts'

type Previewed = 'content' | 'video'
type Signing = Pick<ChurchCall, 'church' | 'keys'>

/** Signs a preview code: a link with this code shows one unpublished item. It is a 12-byte HMAC, base64url. */
export function signPreview(signing: Signing, id: number, of: Previewed = 'content'): string {
  const signature = createHmac('sha256', signing.keys(`${of} previews`))
    .update(`${signing.church.uuid} ${id}`)
    .digest()
  return signature.subarray(0, 12).toString('base64url')
}

/** NOT_FOUND for an unpublished item without its preview code, and for a wrong code on any item. */
export function requirePublishedOrPreview(
  signing: Signing,
  { id, of, isPublished, previa }: { id: number; of: Previewed; isPublished: boolean; previa: string | undefined },
): void {
  if (previa === undefined ? isPublished : isSame(previa, signPreview(signing, id, of))) return
  throw notFound()
}

function isSame(given: string, expected: string): boolean {
  const [actual, wanted] = [Buffer.from(given), Buffer.from(expected)]
  return actual.length === wanted.length && timingSafeEqual(actual, wanted)
}
