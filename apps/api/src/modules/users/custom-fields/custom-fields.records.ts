import { asc } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { type RecordPlace, recordFrom } from '../../../platform/work/records.ts'
import { campoPersonalizado } from './custom-fields.tables.ts'

/** The church's own questions to its members; the answers are the members' own. */
export const customFieldsRecord = (): RecordPlace =>
  recordFrom({ kind: 'campo_personalizado', id: 'igreja' }, async ({ church, tx }) => {
    const rows = await tx
      .select()
      .from(campoPersonalizado)
      .where(ofChurch(campoPersonalizado, church))
      .orderBy(asc(campoPersonalizado.ordem), asc(campoPersonalizado.id))
    return { campos: rows.map(({ igrejaId: _, ...field }) => field) }
  })
