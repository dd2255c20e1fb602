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

/** The items with their names in each language. */
export const usualMenu = firstMenu.map(([codigo, title]) => ({
  codigo,
  pt: pt[title],
  en: en[title],
  es: es[title],
}))

/** Gives a church that was founded just now a menu, which grows with its modules. Gives the ids of the items. */
export async function addFirstMenu(work: ChurchWork): Promise<number[]> {
  const ids: number[] = []
  for (const [ordem, { codigo, pt: nomePt, en: nomeEn, es: nomeEs }] of usualMenu.entries())
    ids.push(await insertOwn(work, menuColumns.table, { codigo, ordem, nomePt, nomeEn, nomeEs }))
  return ids
}
