import { storeImage } from '@narthex/api/modules/media/images/images.editing.service'
import type { MemberCall } from '@narthex/api/platform/http/route'
import type { Platform } from '@narthex/api/platform/platform'
import type { FocalPoint } from '@narthex/contract/media/image-address'
import { type PaintedPhoto, paintPhoto } from './photos/photo.ts'

export interface DemoPhoto {
  readonly painting: PaintedPhoto
  /** Focal point, on a face. */
  readonly foco: FocalPoint
  readonly textoAlternativo: string
}

export interface DemoPhotos {
  readonly church: readonly DemoPhoto[]
  /** Portraits by the names of its pastors. */
  readonly pastors: Readonly<Record<string, DemoPhoto>>
  /** Photos by the titles of its news. */
  readonly news: Readonly<Record<string, DemoPhoto>>
}

/** The addresses of a church's photos, by the same names. */
export interface StoredPhotos {
  readonly church: readonly string[]
  readonly pastors: ReadonlyMap<string, string>
  readonly news: ReadonlyMap<string, string>
}

const none: DemoPhotos = { church: [], pastors: {}, news: {} }

/** Paints a church's photos and uploads them as an editor does, each with its focal point and its alternative text. */
export async function storePhotos(
  platform: Platform,
  own: MemberCall,
  { church, pastors, news }: DemoPhotos = none,
): Promise<StoredPhotos> {
  const store = async ({ painting, ...meaning }: DemoPhoto) =>
    (await storeImage(platform, own, await paintPhoto(painting), { ...meaning, name: meaning.textoAlternativo }))
      .endereco
  const named = async (photos: Readonly<Record<string, DemoPhoto>>) =>
    new Map(await Promise.all(Object.entries(photos).map(async ([name, photo]) => [name, await store(photo)] as const)))
  return { church: await Promise.all(church.map(store)), pastors: await named(pastors), news: await named(news) }
}
