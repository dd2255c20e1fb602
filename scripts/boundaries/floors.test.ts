import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root.mjs'
import { buildings, checkFloors } from './floors.mjs'
import { insideBuildings } from './insides.mjs'

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
      `${modules}/unnamed: has no floor in scripts/boundaries`,
    ])
  })
})

describe('the floors inside the contract', () => {
  const contract = 'packages/contract/src'

  test('let domains import what all stand on, and lower domains', () => {
    const imports = [
      value(`${contract}/tickets/sale.endpoints.ts`, `${contract}/endpoint.ts`),
      value(`${contract}/tickets/sale.endpoints.ts`, `${contract}/payments/payment.schemas.ts`),
      value(`${contract}/endpoint.ts`, `${contract}/errors/error-catalogue.ts`),
    ]
    expect(checkFloors(imports)).toEqual([])
  })

  test('refuse what all stand on where it imports a domain, and a domain that imports a higher one', () => {
    expect(checkFloors([type(`${contract}/endpoint.ts`, `${contract}/churches/church.schemas.ts`)])).toEqual([
      `${contract}/endpoint.ts → ${contract}/churches/church.schemas.ts: an import goes up a floor of ${contract}`,
    ])
    expect(
      checkFloors([value(`${contract}/payments/payment.schemas.ts`, `${contract}/tickets/sale.schemas.ts`)]),
    ).toHaveLength(1)
  })

  test('refuse domains of one floor that import each other', () => {
    const imports = [
      value(`${contract}/events/a.ts`, `${contract}/groups/a.ts`),
      type(`${contract}/groups/b.ts`, `${contract}/events/b.ts`),
    ]
    expect(checkFloors(imports)).toEqual([`events → groups → events: rooms of ${contract} import each other`])
  })
})

describe('the floors inside modules', () => {
  const tickets = `${modules}/tickets`

  test('let a room import those below it, and the root all rooms', () => {
    const imports = [
      value(`${tickets}/holds/holds.service.ts`, `${tickets}/sale/sale.queries.ts`),
      value(`${tickets}/tickets.routes.ts`, `${tickets}/holds/holds.service.ts`),
    ]
    expect(checkFloors(imports)).toEqual([])
  })

  test('refuse a room that imports a higher one or the routes, also as a type', () => {
    const up = [
      value(`${tickets}/sale/sale.service.ts`, `${tickets}/holds/holds.service.ts`),
      type(`${tickets}/waiting/waiting.service.ts`, `${tickets}/after/holders.service.ts`),
      type(`${tickets}/holds/holds.service.ts`, `${tickets}/tickets.routes.ts`),
    ]
    expect(checkFloors(up)).toEqual(
      up.map(({ from, to }) => `${from} → ${to}: an import goes up a floor of ${tickets}`),
    )
  })

  test('refuse rooms of one floor that import each other', () => {
    const imports = [
      value(`${tickets}/office/a.service.ts`, `${tickets}/mails/a.service.ts`),
      type(`${tickets}/mails/b.service.ts`, `${tickets}/office/b.service.ts`),
    ]
    expect(checkFloors(imports)).toEqual([`office → mails → office: rooms of ${tickets} import each other`])
  })

  test('are asked of a module with more than thirty files, and of no smaller one', () => {
    const praise = (count: number) =>
      Array.from({ length: count }, (_, index) => value(`${modules}/praise/${index}.service.ts`, 'npm:zod'))
    expect(checkFloors(praise(30))).toEqual([])
    expect(checkFloors(praise(31))).toEqual([
      `${modules}/praise: has 31 files and no floors in scripts/boundaries/insides.mjs`,
    ])
  })
})

describe('floors by the end of a name', () => {
  const building = {
    name: 'house',
    folder: 'house',
    floors: [
      { name: 'ground', rooms: ['*.tables.ts'] },
      { name: 'middle', rooms: ['sales'] },
      { name: 'roof', rooms: ['*.ts'] },
    ],
  }

  test('hold files of the root; the longest end says where a file stands', () => {
    const down = [
      value('house/sales/a.ts', 'house/house.tables.ts'),
      value('house/house.routes.ts', 'house/sales/a.ts'),
      value('house/house.routes.ts', 'house/house.tables.ts'),
    ]
    expect(checkFloors(down, [building])).toEqual([])
    const up = [
      value('house/house.tables.ts', 'house/sales/a.ts'),
      value('house/sales/a.ts', 'house/house.routes.ts'),
      value('house/house.tables.ts', 'house/house.routes.ts'),
    ]
    expect(checkFloors(up, [building])).toHaveLength(3)
  })

  test('leave a folder without a floor homeless', () => {
    expect(checkFloors([value('house/cellar/a.ts', 'npm:zod')], [building])).toEqual([
      'house/cellar: has no floor in scripts/boundaries',
    ])
  })
})

test('floors name rooms that there are', () => {
  const missing = [...buildings, ...insideBuildings].flatMap(({ folder, floors }) =>
    floors
      .flatMap(({ rooms }) => rooms)
      .filter((room) => !room.startsWith('*') && !existsSync(join(root, folder, room)))
      .map((room) => `${folder}/${room}`),
  )
  expect(missing).toEqual([])
})
