import { and, eq, or } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { usuario } from '../members/members.tables.ts'

const newest = 50

/** The people of whom a document is known, by its bare number. */
export function listByDocument({ church, tx }: ChurchWork, numero: string) {
  const { id, nome, sobrenome, cpf, cnpj } = usuario
  return tx
    .select({ id, nome, sobrenome })
    .from(usuario)
    .where(and(ofChurch(usuario, church), or(eq(cpf, numero), eq(cnpj, numero))))
    .orderBy(id)
    .limit(newest)
}
