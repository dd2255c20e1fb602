import { menuCodes } from '@narthex/contract/church-codes'
import type { MenuItem } from '@narthex/contract/churches/church.schemas'
import { modulesOfMenu } from '@narthex/contract/churches/module-places'
import { expect, test } from 'vitest'
import { churchMenu } from './church-menu.ts'

const item = (codigo: MenuItem['codigo'], more: Partial<MenuItem> = {}): MenuItem => ({
  id: 1,
  codigo,
  flagAtivo: true,
  url: null,
  loginIsRequired: false,
  pt: `${codigo} pt`,
  en: `${codigo} en`,
  es: `${codigo} es`,
  ...more,
})

test('the five main codes stand in the main bar in the church’s order, the others in "more"', () => {
  const { main, more } = churchMenu([item('BIBLIA'), item('ORACAO'), item('SOBRE')], ['MOD_MURAL_ORACAO'], 'pt')
  expect(main.map(({ codigo }) => codigo)).toEqual(['ORACAO', 'SOBRE'])
  expect(more.map(({ codigo }) => codigo)).toEqual(['BIBLIA'])
})

test('what the main bar has no room for goes in "more"', () => {
  const items = Array.from({ length: 8 }, (_, index) => item('SOBRE', { id: index + 1, url: `/about?part=${index}` }))
  const { main, more } = churchMenu(items, [], 'pt')
  expect(main.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(more.map(({ id }) => id)).toEqual([6, 7, 8])
})

test('names are in the reader’s language', () => {
  expect(churchMenu([item('SOBRE')], [], 'es').main[0]?.label).toBe('SOBRE es')
})

test('an inactive item is left out', () => {
  expect(churchMenu([item('SOBRE', { flagAtivo: false })], [], 'pt').main).toEqual([])
})

test('an item of a module that the church lacks is left out, by its code or by its address', () => {
  const items = [item('EVENTO'), item('OUTRO', { url: '/groups' })]
  expect(churchMenu(items, [], 'pt')).toEqual({ main: [], more: [] })
  expect(churchMenu(items, ['MOD_EVENTO', 'MOD_CELULA'], 'pt').more[0]?.href).toBe('/groups')
})

test('an item for members leads through the access page and back', () => {
  const [link] = churchMenu([item('PLANO_LEITURA', { loginIsRequired: true })], [], 'pt').more
  expect(link?.href).toBe('/access?redirectTo=%2Freading-plans')
})

test('another site never goes through the access page', () => {
  const url = 'https://radio.example/live'
  const [link] = churchMenu([item('RADIO', { url, loginIsRequired: true })], [], 'pt').more
  expect(link?.href).toBe(url)
})

test('every code either has a place of its own or needs an address', () => {
  const modules = ['MOD_CULTO', 'MOD_EVENTO', 'MOD_DOACAO', 'MOD_CELULA', 'MOD_DEVOCIONAL'] as const
  const rest = ['MOD_NOTICIA', 'MOD_EBD', 'MOD_PUBLICACAO', 'MOD_MURAL_ORACAO', 'MOD_ASSINATURA'] as const
  const { main, more } = churchMenu(
    menuCodes.map((codigo) => item(codigo)),
    [...modules, ...rest],
    'pt',
  )
  const placed = new Set([...main, ...more].map(({ codigo }) => codigo))
  expect(menuCodes.filter((codigo) => !placed.has(codigo))).toEqual([
    'RADIO',
    'FACEBOOK',
    'INSTAGRAM',
    'YOUTUBE',
    'TWITTER',
    'TIKTOK',
    'OUTRO',
  ])
})

test('the office knows which items have a place, and the module that each needs', () => {
  for (const codigo of menuCodes) {
    const { main, more } = churchMenu([item(codigo)], [], 'pt')
    const [link] = [...main, ...more]
    const module = modulesOfMenu[codigo]
    expect(link !== undefined, codigo).toBe(module === null)
    if (module) expect(churchMenu([item(codigo)], [module], 'pt'), codigo).not.toEqual({ main: [], more: [] })
  }
})
