import type { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { eq, sql } from 'drizzle-orm'
import type { ExternalColumn, ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../../platform/resources/resource-service.ts'
import { isInLines } from '../group-limits.queries.ts'
import { celula } from '../groups.tables.ts'

export const groupColumns = {
  table: celula,
  id: celula.id,
  externalId: celula.idExterno,
  limited: isInLines,
  search: { nome: celula.nome, bairro: celula.bairro, tipo: celula.tipo },
  filters: {
    situacao: (state: string) => eq(celula.flagAtiva, state === 'ABERTA'),
    publico: celula.publico,
    idExterno: celula.idExterno,
  },
  sorts: {
    nome: { column: sql`sem_acento(${celula.nome})`, kind: 'text' },
    diaSemana: { column: celula.diaSemana, kind: 'number' },
  },
} satisfies ResourceColumns<typeof officeGroups> & ExternalColumn<typeof officeGroups>

/** Columns of what is only read of a group, before those of its form. */
export const groupTable: ResourceTable<typeof officeGroups> = ({ words }) => ({
  head: Object.values(words.groupColumns),
  toLine: ({ nome, membros, pedidos, ultimoEncontro, supervisor, mae }) => [
    nome,
    membros,
    pedidos,
    ultimoEncontro,
    supervisor,
    mae,
  ],
})
