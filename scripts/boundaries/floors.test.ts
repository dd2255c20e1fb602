import { describe, expect, test } from 'vitest'
import { checkFloors } from './floors.mjs'

const modules = 'apps/api/src/modules'
const platform = 'apps/api/src/platform'

const value = (from: string, to: string) => ({ from, to, isType: false })
const type = (from: string, to: string) => ({ from, to, isType: true })

describe('the floors of modules and platform', () => {
  test('let a module import a lower one and one of its own floor', () => {
    const imports = [
      value(`${modules}/groups/a.service.ts`, `${modules}/members/b.service.ts`),
      value(`${modules}/groups/a.service.ts`, `${modules}/content/b.service.ts`),
    ]
    expect(checkFloors(imports)).toEqual([])
  })

  test('refuse a module that imports a higher one, also as a type', () => {
    expect(checkFloors([value(`${modules}/members/a.service.ts`, `${modules}/groups/b.service.ts`)])).toEqual([
      `${modules}/members/a.service.ts → ${modules}/groups/b.service.ts: an import goes up a floor of modules`,
    ])
    expect(checkFloors([type(`${modules}/auth/a.rules.ts`, `${modules}/prayer/b.service.ts`)])).toHaveLength(1)
  })

  test('refuse a platform room that imports the whole platform as a type', () => {
    expect(checkFloors([type(`${platform}/tenancy/sites.ts`, `${platform}/platform.ts`)])).toEqual([
      `${platform}/tenancy/sites.ts → ${platform}/platform.ts: an import goes up a floor of platform`,
    ])
  })

  test('refuse modules of one floor that import each other, through types and other files too', () => {
    const imports = [
      value(`${modules}/content/a.service.ts`, `${modules}/groups/a.service.ts`),
      type(`${modules}/groups/b.rules.ts`, `${modules}/content/b.service.ts`),
    ]
    expect(checkFloors(imports)).toEqual(['content → groups → content: rooms of modules import each other'])
  })

  test('refuse platform rooms of one floor that import each other', () => {
    const imports = [
      type(`${platform}/jobs/a.ts`, `${platform}/mail/a.ts`),
      type(`${platform}/mail/b.ts`, `${platform}/jobs/b.ts`),
    ]
    expect(checkFloors(imports)).toEqual(['jobs → mail → jobs: rooms of platform import each other'])
  })

  test('refuse a module without a floor', () => {
    expect(checkFloors([value(`${modules}/unnamed/a.service.ts`, 'npm:zod')])).toEqual([
      `${modules}/unnamed: has no floor in scripts/boundaries/floors.mjs`,
    ])
  })
})
