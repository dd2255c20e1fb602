import type { MenuItem } from '@narthex/contract/churches/church.schemas'
import { expect, test } from 'vitest'
import { withConnectedProducts } from './menu.rules.ts'

const names = { pt: 'a', en: 'a', es: 'a' }
const item = (codigo: MenuItem['codigo'], url: string | null = null): MenuItem => ({
  id: 1,
  codigo,
  url,
  flagAtivo: true,
  loginIsRequired: true,
  ...names,
})
const menu = [
  item('SOBRE'),
  item('VOLUNTARIO'),
  item('KIDS'),
  item('OUTRO', '/third-parts/voluts?de=menu'),
  item('OUTRO', 'https://ponte.example/third-parts/mykids/'),
  item('KIDS', 'https://kids.example/ponte'),
  item('OUTRO', '/third-parts'),
]

test.each([
  ['none is', {}, [0, 5, 6]],
  ['volunteers’ rosters are', { voluts: {} }, [0, 1, 3, 5, 6]],
  ['check-in of children is', { mykids: {} }, [0, 2, 4, 5, 6]],
  ['both are', { voluts: {}, mykids: {} }, [0, 1, 2, 3, 4, 5, 6]],
])('a menu leads to third-party products only where they are connected: %s', (_, connected, places) => {
  expect(withConnectedProducts(menu, connected)).toEqual(places.map((place) => menu[place]))
})
