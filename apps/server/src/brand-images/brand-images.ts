import { createHash } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { visitorApi } from '../visitor-api.ts'
import { findBrand, productBrand } from './brand.ts'
import { draw } from './drawings.ts'

export interface BrandImage {
  readonly body: Buffer
  readonly etag: string
}

export interface BrandImages {
  /** Whether a picture is in the cache. */
  isReady(tenant: Tenant | undefined, path: string): boolean
  /** A picture; concurrent callers share one drawing. */
  get(tenant: Tenant | undefined, path: string): Promise<BrandImage>
}

/** The pictures of each site, cached until its content changes. Unknown hosts get the product's own. */
export function createBrandImages(platform: Platform, dispatch: Dispatch): BrandImages {
  const { cache } = platform
  const cacheName = (path: string) => `picture|${path}`
  const ofHouse = new Map<string, Promise<BrandImage>>()

  function houseImage(path: string): Promise<BrandImage> {
    const known = ofHouse.get(path)
    if (known) return known
    const making = draw(path, productBrand).then(toBrandImage)
    ofHouse.set(path, making)
    making.catch(() => ofHouse.delete(path))
    return making
  }

  return {
    isReady: (tenant, path) => (tenant ? cache.peek(tenant, cacheName(path)) !== undefined : ofHouse.has(path)),
    get(tenant, path) {
      if (!tenant) return houseImage(path)
      return cache.get(tenant, cacheName(path), async () => {
        const image = toBrandImage(await draw(path, await findBrand(visitorApi(platform, dispatch, tenant), tenant)))
        return { value: image, bytes: image.body.length + 200 }
      })
    },
  }
}

/** A picture with an entity tag made from its bytes. */
export function toBrandImage(body: Buffer): BrandImage {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
