import { type BannerForm, banners, type OfficeBanner } from '@narthex/contract/churches/banner.resource'
import { sql } from 'drizzle-orm'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { findBannerState } from '../banner-times.rules.ts'
import { bannerRecord } from '../churches.records.ts'
import { banner } from '../churches.tables.ts'

type StoredBanner = typeof banner.$inferSelect

const bannerColumns: ResourceColumns<typeof banners> = {
  table: banner,
  id: banner.id,
  search: { titulo: banner.titulo },
  filters: { flagAtivo: banner.flagAtivo },
  sorts: {
    ordem: { column: banner.ordem, kind: 'number' },
    titulo: { column: sql`sem_acento(${banner.titulo})`, kind: 'text' },
  },
}

const statements = tableStatements(banner, async ({ now }: ChurchWork, stored: readonly StoredBanner[]) =>
  stored.map((row) => toBanner(row, now)),
)
const order = orderByColumn(banner)

/** What the church puts forward on its home, each from a moment until another. */
export const bannerService: ResourceService<typeof banners, StoredBanner> = {
  record: bannerRecord,
  subject: 'banner',
  read: statements.find,
  list: { columns: bannerColumns, rows: statements.rows, count: statements.count },
  add: async (work, form) => statements.insert(work, { ...toStored(form), ordem: await order.findEnd(work) }),
  set: (work, held, form) => statements.update(work, held, toStored(form)),
  remove: statements.remove,
  order,
  history: listHistory,
}

export const { add: addBanner } = resourceActs(banners, bannerService)

const toMoment = (written: string | null) => (written === null ? null : new Date(written))
const toStored = ({ exibirDe, exibirAte, ...form }: BannerForm) => ({
  ...form,
  exibirDe: toMoment(exibirDe),
  exibirAte: toMoment(exibirAte),
})

function toBanner(stored: StoredBanner, now: Date): OfficeBanner {
  const { igrejaId: _, exibirDe, exibirAte, ...fields } = stored
  return {
    ...fields,
    exibirDe: exibirDe?.toISOString() ?? null,
    exibirAte: exibirAte?.toISOString() ?? null,
    situacao: findBannerState(stored, now),
  }
}
