import { type MenuCode, menuCodes } from '@narthex/contract/church-codes'
import { expect, test } from 'vitest'
import type { MenuLink } from '../church/church-menu.ts'
import { groupMenu, menuPlace } from './menu-places.ts'

const link = (codigo: MenuCode, href = `/${codigo}`): MenuLink => ({ id: 1, codigo, label: codigo, href })
const codesIn = (links: readonly MenuLink[]) => links.map(({ codigo }) => codigo)

test('a menu is shown by what its items are for, each group in the church’s order', () => {
  const main = [link('SOBRE'), link('EVENTO'), link('AO_VIVO')]
  const more = [link('PODCAST'), link('KIDS'), link('BIBLIA'), link('CELULA')]
  const grouped = groupMenu({ main, more })
  expect(grouped.map(({ group, main, more }) => [group, codesIn(main), codesIn(more)])).toEqual([
    ['together', ['EVENTO'], ['KIDS', 'CELULA']],
    ['media', ['AO_VIVO'], ['PODCAST', 'BIBLIA']],
    ['church', ['SOBRE'], []],
  ])
})

test('a group without an item is left out', () => {
  expect(groupMenu({ main: [], more: [link('NOTICIA')] }).map(({ group }) => group)).toEqual(['church'])
  expect(groupMenu({ main: [], more: [] })).toEqual([])
})

test('pages without a code are known by their address, other addresses are the church’s own', () => {
  expect(menuPlace(link('OUTRO', '/praises?page=2'))).toEqual({ icon: 'music', group: 'media' })
  expect(menuPlace(link('OUTRO', 'https://elsewhere.example/praises'))).toEqual({ icon: 'link', group: 'church' })
})

test('pages of the site have icons of their own', () => {
  const networks: readonly MenuCode[] = ['FACEBOOK', 'INSTAGRAM', 'YOUTUBE', 'TWITTER', 'TIKTOK', 'OUTRO']
  const pages = [
    ...menuCodes.filter((codigo) => !networks.includes(codigo)).map((codigo) => link(codigo)),
    ...['/praises', '/studies', '/schedule'].map((path) => link('OUTRO', path)),
  ]
  expect(new Set(pages.map((page) => menuPlace(page).icon)).size).toBe(pages.length)
})
