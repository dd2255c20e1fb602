import type { banners } from '@narthex/contract/churches/banner.resource'
import { bannersCalls } from '@narthex/contract/churches/banners-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { BannerStateCell, PeriodCell } from './site-cells.tsx'

export const bannersResource = defineConsoleResource<typeof banners>({
  name: 'banners',
  type: 'banner',
  place: 'banners',
  texts: 'consoleBanners',
  calls: bannersCalls,
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
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
