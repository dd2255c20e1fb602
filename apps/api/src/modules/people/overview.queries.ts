import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'

const newest = 50

/** The people of whom a document is known, by its bare number; where the row was merged, whom it became. */
export function listByDocument({ church, tx }: ChurchWork, numero: string) {
  const { igrejaId, id, nome, sobrenome, cpf, cnpj } = usuario
  const holders = tx
    .select({ id: sql`coalesce(${usuario.mergedIntoId}, ${id})` })
    .from(usuario)
    .where(and(eq(igrejaId, church.igrejaId), or(eq(cpf, numero), eq(cnpj, numero))))
  return tx
    .select({ id, nome, sobrenome })
    .from(usuario)
    .where(and(ofChurch(usuario, church), inArray(id, holders)))
    .orderBy(id)
    .limit(newest)
}
