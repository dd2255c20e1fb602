import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  'node_modules/@narthex/api': { link: true },
}
const installed = { 'node_modules/react': { version: '19.3.1' }, 'node_modules/@narthex/api': { link: true } }

test('a tree that holds what the lock names is installed, without the packages of other platforms', () => {
  expect(isInstalled(locked, installed)).toBe(true)
})

test('a missing tree, package or workspace, and another version, want an installation', () => {
  const { 'node_modules/@narthex/api': _, ...withoutWorkspace } = installed
  expect(isInstalled(locked, undefined)).toBe(false)
  expect(isInstalled(locked, {})).toBe(false)
  expect(isInstalled(locked, withoutWorkspace)).toBe(false)
  expect(isInstalled(locked, { ...installed, 'node_modules/react': { version: '19.3.0' } })).toBe(false)
})
