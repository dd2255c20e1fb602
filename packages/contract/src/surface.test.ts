import { expect, it } from 'vitest'
import { findSurface } from './endpoint.ts'

it.each([
  ['a call of staff', { access: { permission: 'settings' }, method: 'PUT' }, 'both'],
  ['a read of what is public', { access: 'public', method: 'GET' }, 'both'],
  ['what a visitor sends', { access: 'public', method: 'POST' }, 'site'],
  ['what a member reads', { access: 'login', method: 'GET' }, 'site'],
  ['what a member writes', { access: 'login', method: 'POST' }, 'site'],
  ['a call that names its host', { access: 'public', method: 'POST', surface: 'office' }, 'office'],
  ['a call of operators', { access: 'login', method: 'GET', surface: 'operator' }, 'operator'],
] as const)('%s is served where it belongs', (_, endpoint, surface) => {
  expect(findSurface(endpoint)).toBe(surface)
})
