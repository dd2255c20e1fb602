import type { banners } from '@narthex/contract/churches/banner.resource'
import * as calls from '@narthex/contract/churches/banners-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { BannerStateCell, PeriodCell } from './site-cells.tsx'

/** What the church puts forward on its home. */
export const bannersResource = defineConsoleResource<typeof banners>({
  name: 'banners',
  type: 'banner',
  place: 'banners',
  texts: 'consoleBanners',
  calls: {
    list: calls.listOfficeBanners,
    get: calls.getOfficeBanner,
    add: calls.addBanner,
    set: calls.setBanner,
    put: calls.putBanner,
    remove: calls.removeBanner,
    order: calls.orderBanners,
    history: calls.listBannerChanges,
    listTrash: calls.listBannersInTrash,
    restore: calls.restoreBanner,
    purge: calls.purgeBanner,
  },
  may: { read: 'content.write', write: 'content.write' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'situacao', cell: ({ situacao }) => <BannerStateCell state={situacao} /> },
      { name: 'dataPublicacao', cell: (banner) => <PeriodCell banner={banner} /> },
    ],
    picture: ({ imagem }) => imagem,
    filters: [],
    sorts: { ordem: 'asc', titulo: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ situacao }) => (situacao === 'EXIBIDO' ? '/' : undefined),
  loadEditor: () => import('./banners.fields.ts').then(({ bannersEditor }) => bannersEditor),
})
