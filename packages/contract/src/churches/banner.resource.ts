import * as z from 'zod/mini'
import { filled, flagText, id, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { exportCalls, importCalls } from '../resources/table-calls.ts'
import { version } from '../versions.ts'
import { bannerSchema } from './church.schemas.ts'

const { descricao, imagem, url } = bannerSchema.shape

const fields = z.strictObject({
  titulo: filled(200),
  descricao: z._default(descricao, null),
  imagem: z._default(imagem, null),
  /** Where it leads. */
  url: z._default(url, null),
  flagAtivo: z._default(z.boolean(), true),
  /** When it is shown; null is without a beginning or an end. */
  dataPublicacao: z._default(z.nullable(instant), null),
  dataFimPublicacao: z._default(z.nullable(instant), null),
  idExterno: z.optional(z.nullable(externalId)),
})

const form = fields.check(z.refine(endsAfterItBegins, { path: ['dataFimPublicacao'], error: 'Ends before it begins' }))
export type BannerForm = z.output<typeof form>

/** States of a banner at the time of the response. */
export const bannerStates = ['INATIVO', 'AGENDADO', 'EXIBIDO', 'ENCERRADO'] as const

const row = z.extend(fields, {
  id,
  versao: version,
  ordem: z.int(),
  situacao: z.enum(bannerStates),
  idExterno: z.nullable(z.string()),
})
export type OfficeBanner = z.output<typeof row>

const errors = ['EXTERNAL_ID_TAKEN'] as const

export const banners = defineResource({
  name: 'banner',
  path: '/escritorio/banner/',
  isPublic: true,
  pages: { INICIO: '/' },
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  form,
  example: { titulo: 'Batismo no rio', url: '/event/1', dataFimPublicacao: '2030-03-01T12:00:00Z' },
  row,
  item: row,
  list: {
    search: ['titulo'],
    filters: { flagAtivo: z.optional(flagText), idExterno: z.optional(externalId) },
    sorts: { ordem: 'asc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  calls: {
    list: { id: 'listOfficeBanners', summary: 'The banners in their order, hidden and coming ones among them' },
    get: { id: 'getOfficeBanner', summary: 'A banner as its form has it' },
    add: { id: 'addBanner', summary: 'Adds a banner behind the others', act: 'BANNER_ADDED', errors },
    set: { id: 'setBanner', summary: 'Replaces a banner; its place stays', act: 'BANNER_SET', errors },
    put: { id: 'putBanner', summary: 'Adds or replaces a banner by its external id', act: 'BANNER_SET', errors },
    remove: { id: 'removeBanner', summary: 'Moves a banner to the trash', act: 'BANNER_REMOVED' },
    order: { id: 'orderBanners', summary: 'Sets the order of the banners', act: 'BANNERS_ORDERED' },
    history: { id: 'listBannerChanges', summary: 'What was changed of a banner, the newest first' },
    listTrash: { id: 'listBannersInTrash', summary: 'Banners in the trash, the last removed first' },
    restore: { id: 'restoreBanner', summary: 'Takes a banner out of the trash', act: 'BANNER_RESTORED' },
    purge: { id: 'purgeBanner', summary: 'Removes a banner from the trash for good', act: 'BANNER_PURGED' },
    ...exportCalls({ one: 'Banner', plural: 'banners' }),
    ...importCalls({ one: 'Banner', plural: 'banners' }),
  },
})

function endsAfterItBegins({ dataPublicacao, dataFimPublicacao }: z.output<typeof fields>): boolean {
  return (
    dataPublicacao === null || dataFimPublicacao === null || Date.parse(dataFimPublicacao) > Date.parse(dataPublicacao)
  )
}
