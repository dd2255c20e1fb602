import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { OwnRow } from '../../platform/work/insert-own.ts'
import { oracaoDenuncia } from './prayer.tables.ts'

/** Target of a report: a prayer, or a message on it. */
export interface Reported {
  readonly prayerId: PrayerId
  readonly messageId: PrayerMessageId | null
}

const isReportOn = (scope: ChurchScope, { prayerId, messageId }: Reported): SQL | undefined =>
  and(
    ofChurch(oracaoDenuncia, scope),
    eq(oracaoDenuncia.prayerId, prayerId),
    messageId === null ? isNull(oracaoDenuncia.messageId) : eq(oracaoDenuncia.messageId, messageId),
  )

const isOpenReportOn = (scope: ChurchScope, target: Reported) =>
  and(isReportOn(scope, target), isNull(oracaoDenuncia.resolvidaEm))

/** No effect when the member has reported the target before, decided or not. */
export async function insertReport({ church, tx }: ChurchWork, row: OwnRow<typeof oracaoDenuncia>): Promise<void> {
  await tx
    .insert(oracaoDenuncia)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
}

/** Number of reports since the last decision. */
export async function countOpenReports({ church, tx }: ChurchWork, target: Reported): Promise<number> {
  return tx.$count(oracaoDenuncia, isOpenReportOn(church, target))
}

export async function closeReports({ church, tx }: ChurchWork, target: Reported, resolvidaEm: Date): Promise<void> {
  await tx.update(oracaoDenuncia).set({ resolvidaEm }).where(isOpenReportOn(church, target))
}

/** Deletes decided reports, so that the same members may report again. */
export async function forgetDecided({ church, tx }: ChurchWork, target: Reported): Promise<void> {
  await tx.delete(oracaoDenuncia).where(and(isReportOn(church, target), isNotNull(oracaoDenuncia.resolvidaEm)))
}
