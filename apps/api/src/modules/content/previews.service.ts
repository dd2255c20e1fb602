import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'

/** What shows one thing of one church before it is published, to whoever has the link: 12 bytes that only the product can write. */
export function previewCodeOf({ keys }: Pick<Platform, 'keys'>, scope: ChurchScope, id: number): string {
  const signature = createHmac('sha256', keys('content previews')).update(`${scope.uuid} ${id}`).digest()
  return signature.subarray(0, 12).toString('base64url')
}

export function isPreviewCode(platform: Pick<Platform, 'keys'>, scope: ChurchScope, id: number, code: string): boolean {
  const [given, right] = [Buffer.from(code), Buffer.from(previewCodeOf(platform, scope, id))]
  return given.length === right.length && timingSafeEqual(given, right)
}
