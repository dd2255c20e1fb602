import type { banners } from '@narthex/contract/churches/banner.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { banner } from '../churches.tables.ts'

export const bannerColumns = {
  table: banner,
  id: banner.id,
  externalId: banner.idExterno,
  within: isOutOfTrash(banner),
  search: { titulo: banner.titulo },
  filters: { flagAtivo: banner.flagAtivo, idExterno: banner.idExterno },
  sorts: {
    ordem: { column: banner.ordem, kind: 'number' },
    titulo: { column: sql`sem_acento(${banner.titulo})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof banners> & ExternalColumn<typeof banners>
