import { and, asc, eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofChurch, type TenantTable } from '../../platform/database/of-church.ts'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import { type RecordPlace, recordFrom, tableRecords, withoutTrash } from '../../platform/work/records.ts'
import * as tables from './churches.tables.ts'

export const visualRecord = tableRecords(tables.igrejaVisual, { key: null })
export const homeRecord = tableRecords(tables.igrejaInicio, { key: null })
export const startRecord = tableRecords(tables.igrejaComeco, { key: null })
const menuItemRow = tableRecords(tables.igrejaAppMenu, { without: ['removidoEm'] })
const bannerRow = tableRecords(tables.banner, { without: ['removidoEm'] })
const pastorRow = tableRecords(tables.pastor, { without: ['removidoEm'] })
const serviceRow = tableRecords(tables.culto, { without: ['removidoEm'] })
export const menuItemRecord = (id: number) => withoutTrash(menuItemRow(id))
export const bannerRecord = (id: number) => withoutTrash(bannerRow(id))
export const pastorRecord = (id: number) => withoutTrash(pastorRow(id))
export const serviceRecord = (id: number) => withoutTrash(serviceRow(id))
/** Locked so that no member chooses one that is about to be removed. */
export const congregationRecord = tableRecords(tables.congregacao, { lock: 'update' })

const {
  id: _id,
  uuid: _uuid,
  codigo: _codigo,
  organizacaoId: _organizacaoId,
  dataCadastro: _dataCadastro,
  versao: _versao,
  versaoPerfil: _versaoPerfil,
  versaoModulos: _versaoModulos,
  ...churchColumns
} = getTableColumns(tables.igreja)

/** A church: its words of itself, the sites that may frame it, and what it asks of its staff's logins. */
export const churchRecord = (): RecordPlace =>
  recordFrom({ kind: 'igreja', id: 'igreja' }, async ({ church, tx }) => {
    const [row] = await tx.select(churchColumns).from(tables.igreja).where(eq(tables.igreja.id, church.igrejaId))
    return row
  })

/** The addresses at which a church answers. */
export const addressRecord = (): RecordPlace =>
  recordFrom({ kind: 'dominio', id: 'igreja' }, async ({ church, tx }) => {
    const { tipo, nome, flagPrincipal } = tables.dominio
    const rows = tx.select({ tipo, nome, flagPrincipal }).from(tables.dominio)
    return { itens: await rows.where(ofChurch(tables.dominio, church)).orderBy(asc(tipo), asc(nome)) }
  })

/** A list that is replaced as a whole, in its order. */
const listRecord =
  (table: TenantTable, order: PgColumn): (() => RecordPlace) =>
  () =>
    recordFrom({ kind: getTableName(table), id: 'igreja' }, async ({ church, tx }) => {
      const source: PgTable = table
      const rows = await tx
        .select()
        .from(source)
        .where(and(ofChurch(table, church), isOutOfTrash(source)))
        .orderBy(asc(order))
      return { itens: rows.map(({ igrejaId: _, ordem: __, ...row }) => row) }
    })

export const listRecords = {
  igrejaModulo: listRecord(tables.igrejaModulo, tables.igrejaModulo.codigo),
  igrejaMetodoPagamento: listRecord(tables.igrejaMetodoPagamento, tables.igrejaMetodoPagamento.ordem),
  igrejaAppMenu: listRecord(tables.igrejaAppMenu, tables.igrejaAppMenu.ordem),
  banner: listRecord(tables.banner, tables.banner.ordem),
  congregacao: listRecord(tables.congregacao, tables.congregacao.ordem),
  culto: listRecord(tables.culto, tables.culto.id),
  pastor: listRecord(tables.pastor, tables.pastor.ordem),
}
