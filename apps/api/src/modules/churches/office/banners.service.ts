import { type BannerForm, banners, type OfficeBanner } from '@narthex/contract/churches/banner.resource'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { findBannerState } from '../banner-times.rules.ts'
import { bannerRecord } from '../churches.records.ts'
import { bannerColumns } from './banners.columns.ts'

type StoredBanner = typeof bannerColumns.table.$inferSelect

const statements = tableStatements(bannerColumns.table, async ({ now }: ChurchWork, stored: readonly StoredBanner[]) =>
  stored.map((row) => toBanner(row, now)),
)
const order = orderByColumn(bannerColumns.table)
const trash = trashStatements(bannerColumns.table)

/** Banners on the church's home, each shown for a period. */
export const bannerService: ResourceService<typeof banners, StoredBanner> = {
  record: bannerRecord,
  subject: 'banner',
  read: statements.find,
  readAll: statements.findAll,
  list: { columns: bannerColumns, rows: statements.rows, count: statements.count },
  add: async (work, form) => statements.insert(work, { ...toStored(form), ordem: await order.findEnd(work) }),
  set: (work, held, form) => statements.update(work, held, toStored(form)),
  remove: trash.hide,
  restore: trash.unhide,
  purge: trash.purge,
  order,
  history: listHistory,
}

export const { add: addBanner } = resourceActs(banners, bannerService)

const toMoment = (written: string | null) => (written === null ? null : new Date(written))
const toStored = ({ dataPublicacao, dataFimPublicacao, ...form }: BannerForm) => ({
  ...form,
  dataPublicacao: toMoment(dataPublicacao),
  dataFimPublicacao: toMoment(dataFimPublicacao),
})

function toBanner(stored: StoredBanner, now: Date): OfficeBanner {
  const { igrejaId: _, removidoEm: __, dataPublicacao, dataFimPublicacao, ...fields } = stored
  return {
    ...fields,
    dataPublicacao: dataPublicacao?.toISOString() ?? null,
    dataFimPublicacao: dataFimPublicacao?.toISOString() ?? null,
    situacao: findBannerState(stored, now),
  }
}
