import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { organizacao } from '../churches.tables.ts'

/* These run as the operator. Inside of a column's own select, columns are named by their tables. */

const churches = sql<{ codigo: string; nome: string }[]>`(
  select coalesce(json_agg(json_build_object('codigo', i.codigo, 'nome', i.nome) order by lower(i.nome)), '[]')
  from igreja i where i.organizacao_id = organizacao.id)`

const columns = {
  id: organizacao.id,
  slug: organizacao.slug,
  nome: organizacao.nome,
  descricao: organizacao.descricao,
  idioma: organizacao.idioma,
  corApp: organizacao.corApp,
  dataCadastro: organizacao.dataCadastro,
  igrejas: churches,
  hostPrincipal: sql<
    string | null
  >`(select d.nome from dominio d where d.organizacao_id = organizacao.id and d.flag_principal)`,
}

export function listOrganisationRows(tx: Tx) {
  return tx.select(columns).from(organizacao).orderBy(asc(organizacao.nome), asc(organizacao.id))
}

export type OrganisationRow = Awaited<ReturnType<typeof listOrganisationRows>>[number]

export async function findOrganisation(tx: Tx, slug: string): Promise<OrganisationRow | undefined> {
  const [found] = await tx.select(columns).from(organizacao).where(eq(organizacao.slug, slug))
  return found
}

/** Changes an organisation and raises the version of its pages. Returns whether there is one. */
export async function updateOrganisation(
  tx: Tx,
  slug: string,
  fields: { readonly nome: string; readonly descricao: string | null; readonly corApp: string },
): Promise<boolean> {
  const changed = await tx
    .update(organizacao)
    .set({ ...fields, versao: sql`${organizacao.versao} + 1` })
    .where(eq(organizacao.slug, slug))
    .returning({ id: organizacao.id })
  return changed.length > 0
}
