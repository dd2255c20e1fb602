import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { domicilio, domicilioMembro } from './households.tables.ts'

const household = (column: 'nome' | 'endereco') => sql`(
  select d.${sql.identifier(column)} from domicilio d
  where d.igreja_id = domicilio_membro.igreja_id and d.id = domicilio_membro.domicilio_id)`

const seats = rowsOfPerson({
  table: domicilioMembro,
  of: domicilioMembro,
  tells: { domicilio: household('nome'), endereco: household('endereco'), papel: domicilioMembro.papel },
})

/** Households of a person: they leave them, and one that is empty then goes with its address. */
export const householdPersonalData: readonly PersonalData[] = [
  {
    ...seats,
    async erase({ church, tx }, { memberId }) {
      const left = await tx
        .delete(domicilioMembro)
        .where(and(ofChurch(domicilioMembro, church), eq(domicilioMembro.memberId, memberId)))
        .returning({ id: domicilioMembro.householdId })
      if (left.length === 0) return
      const others = tx
        .select({ id: domicilioMembro.memberId })
        .from(domicilioMembro)
        .where(and(ofChurch(domicilioMembro, church), eq(domicilioMembro.householdId, domicilio.id)))
      const ids = left.map(({ id }) => id)
      await tx.delete(domicilio).where(and(ofChurch(domicilio, church), inArray(domicilio.id, ids), notExists(others)))
    },
  },
]
