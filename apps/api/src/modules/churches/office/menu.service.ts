import type { ModuleCode } from '@narthex/contract/church-codes'
import { type MenuItemForm, menuItems, type OfficeMenuItem } from '@narthex/contract/churches/menu.resource'
import { modulesOfMenu } from '@narthex/contract/churches/module-places'
import type { Needs } from '../../../platform/platform.ts'
import { orderByColumn } from '../../../platform/resources/record-ordering.ts'
import { tableStatements, trashStatements } from '../../../platform/resources/record-table.ts'
import { resourceActs } from '../../../platform/resources/resource-acts.ts'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { listHistory } from '../../audit/history.service.ts'
import { menuItemRecord } from '../churches.records.ts'
import { withConnectedProducts } from '../menu.rules.ts'
import { listProductChoices } from '../products.queries.ts'
import { listConnected } from '../products.rules.ts'
import { menuColumns } from './menu.columns.ts'

type StoredItem = typeof menuColumns.table.$inferSelect

const order = orderByColumn(menuColumns.table)
const trash = trashStatements(menuColumns.table)

/** The items of the menu of the site. */
export function menuService({ thirdParties }: Needs<'thirdParties'>): ResourceService<typeof menuItems, StoredItem> {
  const statements = tableStatements(menuColumns.table, async (work: ChurchWork, stored: readonly StoredItem[]) => {
    const { modules } = await work.facts()
    const products = listConnected(thirdParties, await listProductChoices(work))
    const connected = new Set(withConnectedProducts(stored.map(toMenuItem), products).map(({ id }) => id))
    return stored.map((row) => {
      const item = toMenuItem(row)
      return { ...item, flagExibido: item.flagAtivo && connected.has(item.id) && leadsSomewhere(item, modules) }
    })
  })
  return {
    record: menuItemRecord,
    subject: 'item',
    read: statements.find,
    readAll: statements.findAll,
    list: { columns: menuColumns, rows: statements.rows, count: statements.count },
    add: async (work, form) => statements.insert(work, { ...toStored(form), ordem: await order.findEnd(work) }),
    set: (work, held, form) => statements.update(work, held, toStored(form)),
    remove: trash.hide,
    restore: trash.unhide,
    purge: trash.purge,
    order,
    history: listHistory,
  }
}

/** Adds an item on a church's behalf. */
export const { add: addMenuItem } = resourceActs(menuItems, menuService({ thirdParties: {} }))

const toStored = ({ pt, en, es, ...item }: MenuItemForm) => ({ ...item, nomePt: pt, nomeEn: en, nomeEs: es })

function toMenuItem({ igrejaId: _, removidoEm: __, nomePt: pt, nomeEn: en, nomeEs: es, codigo, ...item }: StoredItem) {
  return { ...item, codigo: codigo as OfficeMenuItem['codigo'], pt, en, es }
}

function leadsSomewhere({ codigo, url }: Pick<OfficeMenuItem, 'codigo' | 'url'>, modules: ReadonlySet<ModuleCode>) {
  const module = modulesOfMenu[codigo]
  return url !== null || (module !== undefined && (module === null || modules.has(module)))
}
