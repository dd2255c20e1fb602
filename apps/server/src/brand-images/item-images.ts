import { buffer } from 'node:stream/consumers'
import type { Api } from '@narthex/api/build-api'
import { openImage } from '@narthex/api/modules/media/images/images.service'
import type { PublicItem } from '@narthex/api/modules/search/public-items.queries'
import { publicItemAt } from '@narthex/api/modules/search/public-items.service'
import { boundedQueue } from '@narthex/api/platform/bounded-queue'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { getChurchByCode } from '@narthex/contract/churches/church.endpoints'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { imageAt } from '@narthex/contract/media/image-address'
import { itemAt } from '@narthex/contract/search/item-address'
import { catalogue } from '@narthex/locales/catalogue'
import { itemCover } from '@narthex/ui/covers/item-cover'
import sharp from 'sharp'
import { visitorApi } from '../visitor-api.ts'
import { findBrand } from './brand.ts'
import { type BrandImage, toBrandImage } from './brand-images.ts'
import { itemSvg } from './item-svg.ts'
import { shareSize } from './share-svg.ts'

export interface ItemImages {
  /** The cached picture of the item whose page is at `path`; undefined where it must be drawn. */
  peek(church: ChurchScope, path: string): BrandImage | undefined
  /** Returns the picture, drawn if it is not cached; undefined where no published item has that page. */
  get(church: ChurchScope, path: string): Promise<BrandImage | undefined>
}

const tooMany = () => Object.assign(new Error('Too many pictures wait to be drawn'), { statusCode: 429 })

/** Queue of drawings: each keeps a core busy, so many at once would delay pages. */
const queue = boundedQueue({ atOnce: 1, waiting: 20, full: tooMany })

/** Preview pictures of links to published items. */
export function createItemImages({ needs, dispatch }: Pick<Api, 'dispatch' | 'needs'>): ItemImages {
  const { cache } = needs
  const cacheName = (path: string) => `picture|share|${path}`
  return {
    peek: (church, path) => cache.peek(church, cacheName(path)),
    async get(church, path) {
      const address = itemAt(path)
      const api = visitorApi(needs, dispatch, church)
      const locale = address && (await localeOfChurch())
      const item = locale && (await publicItemAt(needs, needs.transactions.at(church), address, locale))
      if (!item) return undefined
      return cache.get(church, cacheName(path), async () => {
        const brand = await findBrand(api, church)
        const photo = await loadPhoto(needs, church, item)
        const kind = catalogue[locale].search.kind[item.tipo]
        const cover = itemCover(item.tipo, item.itemId)
        const svg = await itemSvg(brand, { title: item.titulo, kind, hasPhoto: photo !== undefined, cover })
        const image = toBrandImage(await queue(() => drawOver(photo, svg)))
        return { value: image, bytes: image.body.length + 200 }
      })

      async function localeOfChurch() {
        const { igreja } = await api.call(getChurchByCode, { params: { code: church.codigo } })
        return toLocale(igreja?.idioma) ?? fallbackLocale
      }
    },
  }
}

/** The item's own picture, where it is stored here. Only the reader's browser loads pictures of other sites. */
async function loadPhoto(platform: Platform, church: ChurchScope, { imagem }: PublicItem): Promise<Buffer | undefined> {
  const image = imagem === null ? undefined : imageAt(imagem)
  const kept = image && (await openImage(platform, church, { ...image, format: 'webp' }))
  return kept && buffer(kept.bytes)
}

async function drawOver(photo: Buffer | undefined, svg: string): Promise<Buffer> {
  const text = Buffer.from(svg)
  const drawn = photo
    ? sharp(photo)
        .resize({ ...shareSize, fit: 'cover' })
        .composite([{ input: text }])
    : sharp(text)
  // A photo with all its colours would exceed the size that previews accept.
  return drawn.png({ palette: photo !== undefined, quality: 90, effort: 4, compressionLevel: 9 }).toBuffer()
}
