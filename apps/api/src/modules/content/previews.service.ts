import { createHmac, timingSafeEqual } from 'node:crypto'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'

type Previewed = 'content' | 'video'
type Signing = Pick<Platform, 'keys'>

/** What shows one thing of one church before it is published, to whoever has the link: 12 bytes that only the product can write. */
export function previewCodeOf({ keys }: Signing, scope: ChurchScope, id: number, of: Previewed = 'content'): string {
  const signature = createHmac('sha256', keys(`${of} previews`))
    .update(`${scope.uuid} ${id}`)
    .digest()
  return signature.subarray(0, 12).toString('base64url')
}

/** Throws NOT_FOUND for what is not out yet, unless its own code is given; and for a code that is not its own. */
export function requireInSight(
  platform: Signing,
  scope: ChurchScope,
  { id, of, isOut, previa }: { id: number; of: Previewed; isOut: boolean; previa: string | undefined },
): void {
  if (previa === undefined ? isOut : isSame(previa, previewCodeOf(platform, scope, id, of))) return
  throw notFound()
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
