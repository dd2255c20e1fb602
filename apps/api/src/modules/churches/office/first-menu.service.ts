import type { MenuCode } from '@narthex/contract/church-codes'
import { titles as en } from '@narthex/locales/en/titles'
import { titles as es } from '@narthex/locales/es/titles'
import { titles as pt } from '@narthex/locales/pt/titles'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn } from '../../../platform/work/insert-own.ts'
import { menuColumns } from './menu.columns.ts'

/** Items of modules that are off show with their modules. */
const firstMenu: readonly (readonly [MenuCode, keyof typeof pt])[] = [
  ['SOBRE', 'about'],
  ['AO_VIVO', 'live'],
  ['EVENTO', 'events'],
  ['ORACAO', 'prayerWall'],
  ['DOACAO', 'give'],
  ['CELULA', 'groups'],
  ['DEVOCIONAL', 'devotionals'],
  ['NOTICIA', 'news'],
  ['BIBLIA', 'bible'],
]

/** Gives a church that was founded just now a menu, which grows with its modules. Gives the ids of the items. */
export async function addFirstMenu(work: ChurchWork): Promise<number[]> {
  const ids: number[] = []
  for (const [ordem, [codigo, title]] of firstMenu.entries()) {
    const names = { nomePt: pt[title], nomeEn: en[title], nomeEs: es[title] }
    ids.push(await insertOwn(work, menuColumns.table, { codigo, ordem, ...names }))
  }
  return ids
}
