import { banners } from '@narthex/contract/churches/banner.resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { BannerStateCell, PeriodCell } from './site-cells.tsx'

/** What the church puts forward on its home. */
export const bannersResource = defineConsoleResource<typeof banners>({
  name: 'banners',
  type: 'banner',
  place: 'banners',
  texts: 'consoleBanners',
  calls: resourceEndpoints(banners),
  may: banners.may,
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'situacao', cell: ({ situacao }) => <BannerStateCell state={situacao} /> },
      { name: 'dataPublicacao', cell: (banner) => <PeriodCell banner={banner} /> },
    ],
    picture: ({ imagem }) => imagem,
    filters: [],
    sorts: banners.list.sorts,
    hasSearch: true,
  },
  sitePath: ({ situacao }) => (situacao === 'EXIBIDO' ? '/' : undefined),
  loadEditor: () => import('./banners.fields.ts').then(({ bannersEditor }) => bannersEditor),
})
