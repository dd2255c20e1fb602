import { and, asc, eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { ofChurch, type TenantTable } from '../../platform/database/of-church.ts'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import { type RecordPlace, recordFrom, tableRecords, withoutTrash } from '../../platform/work/records.ts'
import * as tables from './churches.tables.ts'

export const visualRecord = tableRecords(tables.igrejaVisual, { key: null })
export const homeRecord = tableRecords(tables.igrejaInicio, { key: null })
export const privacyRecord = tableRecords(tables.igrejaPrivacidade, { key: null })
/** Without the code of a link, and when it was sent. */
export const senderRecord = tableRecords(tables.igrejaRemetente, {
  key: null,
  without: ['codigoHash', 'codigoEnviadoEm', 'codigoExpiraEm'],
})
export const startRecord = tableRecords(tables.igrejaComeco, { key: null })
const menuItemRow = tableRecords(tables.igrejaAppMenu, { without: ['removidoEm'] })
const bannerRow = tableRecords(tables.banner, { without: ['removidoEm'] })
const pastorRow = tableRecords(tables.pastor, { without: ['removidoEm'] })
const serviceRow = tableRecords(tables.culto, { without: ['removidoEm'] })
export const menuItemRecord = withoutTrash(menuItemRow)
export const bannerRecord = withoutTrash(bannerRow)
export const pastorRecord = withoutTrash(pastorRow)
export const serviceRecord = withoutTrash(serviceRow)
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
  versaoIncorporacao: _versaoIncorporacao,
  versaoProdutos: _versaoProdutos,
  hostsIncorporacao: _hostsIncorporacao,
  ...churchColumns
} = getTableColumns(tables.igreja)

/** A church: its words of itself, and what it asks of its staff's logins. */
export const churchRecord = (): RecordPlace =>
  recordFrom({ kind: 'igreja', id: 'igreja' }, async ({ church, tx }) => {
    const [row] = await tx.select(churchColumns).from(tables.igreja).where(eq(tables.igreja.id, church.igrejaId))
    return row
  })

/** The hosts of others that may frame a church's embedded views. */
export const embeddingRecord = (): RecordPlace =>
  recordFrom({ kind: 'igreja_incorporacao', id: 'igreja' }, async ({ church, tx }) => {
    const rows = tx.select({ hosts: tables.igreja.hostsIncorporacao }).from(tables.igreja)
    const [row] = await rows.where(eq(tables.igreja.id, church.igrejaId))
    return row
  })

/** How a church uses products of third parties; of their secrets it is known since when they are set. */
export const productsRecord = (): RecordPlace =>
  recordFrom({ kind: 'igreja_produto', id: 'igreja' }, async ({ church, tx }) => {
    const { produto, modo, url, segredoEm } = tables.igrejaProduto
    const rows = await tx
      .select({ produto, modo, url, segredoEm })
      .from(tables.igrejaProduto)
      .where(ofChurch(tables.igrejaProduto, church))
    return Object.fromEntries(
      rows.flatMap((row) => [
        [`${row.produto}Modo`, row.modo],
        [`${row.produto}Url`, row.url],
        [`${row.produto}SegredoEm`, row.segredoEm],
      ]),
    )
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
