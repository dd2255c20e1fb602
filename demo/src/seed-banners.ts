import { setBanners } from '@narthex/api/modules/churches/churches.editing.service'
import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { DemoChurch } from './demo-tenant.ts'
import { getPainting } from './scenes/scene.ts'

/** Creates a church's banners; their painted scenes are uploaded like an editor's pictures. */
export async function seedBanners(platform: Platform, own: MemberCall, { banners }: DemoChurch): Promise<void> {
  const pictured = banners.map(async ({ scene, ...banner }) => {
    const image = scene && (await storeImage(platform, own, getPainting(scene), { name: banner.titulo }))
    return { ...banner, imagem: image?.endereco ?? null }
  })
  await setBanners(own, await Promise.all(pictured))
}
