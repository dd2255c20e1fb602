import { setBanners } from '@narthex/api/modules/churches/churches.editing.service'
import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import type { DemoChurch } from './demo-tenant.ts'
import { paint } from './scenes/scene.ts'

/** Puts up a church's banners, their scenes painted and kept as an editor's pictures are. */
export async function seedBanners(platform: Platform, scope: ChurchScope, { banners }: DemoChurch): Promise<void> {
  const pictured = banners.map(async ({ scene, ...banner }) => {
    const image = scene && (await storeImage(platform, scope, paint(scene), { name: banner.titulo }))
    return { ...banner, imagem: image?.endereco ?? null }
  })
  await setBanners(platform, scope, await Promise.all(pictured))
}
