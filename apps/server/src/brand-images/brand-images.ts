import { createHash } from 'node:crypto'
import type { Dispatch } from '@narthex/api/platform/http/dispatcher'
import type { Platform } from '@narthex/api/platform/platform'
import type { Tenant } from '@narthex/api/platform/tenancy/scope'
import { visitorApi } from '../visitor-api.ts'
import { findBrand, houseBrand } from './brand.ts'
import { draw } from './drawings.ts'

export interface BrandImage {
  readonly body: Buffer
  readonly etag: string
}

export interface BrandImages {
  /** Whether a picture is there without drawing it. */
  isReady(tenant: Tenant | undefined, path: string): boolean
  /** A picture, drawn once for however many wait for it. */
  get(tenant: Tenant | undefined, path: string): Promise<BrandImage>
}

/** The pictures drawn for each site, kept until its content changes; the house's own for hosts that are nobody's. */
export function createBrandImages(platform: Platform, dispatch: Dispatch): BrandImages {
  const { cache } = platform
  const nameOf = (path: string) => `picture|${path}`
  const ofHouse = new Map<string, Promise<BrandImage>>()

  function houseImage(path: string): Promise<BrandImage> {
    const known = ofHouse.get(path)
    if (known) return known
    const making = draw(path, houseBrand).then(imageOf)
    ofHouse.set(path, making)
    making.catch(() => ofHouse.delete(path))
    return making
  }

  return {
    isReady: (tenant, path) => (tenant ? cache.peek(tenant, nameOf(path)) !== undefined : ofHouse.has(path)),
    get(tenant, path) {
      if (!tenant) return houseImage(path)
      return cache.get(tenant, nameOf(path), async () => {
        const image = imageOf(await draw(path, await findBrand(visitorApi(platform, dispatch, tenant), tenant)))
        return { value: image, bytes: image.body.length + 200 }
      })
    },
  }
}

/** A picture with the name of its bytes. */
export function imageOf(body: Buffer): BrandImage {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
