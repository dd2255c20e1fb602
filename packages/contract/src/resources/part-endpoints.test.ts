import { describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { definePart } from './part.ts'
import { partEndpoints } from './part-endpoints.ts'

const seat = definePart({
  name: 'lugar',
  path: '/evento/{id}/equipe/lugar/',
  may: { write: 'events.write' },
  form: z
    .strictObject({ de: z.int(), ate: z.int() })
    .check(z.refine(({ de, ate }) => ate > de, { path: ['ate'], error: 'Ends before it begins' })),
  example: { de: 1, ate: 2 },
  calls: {
    add: { id: 'addSeat', summary: 'Adds one' },
    set: { id: 'setSeat', summary: 'Changes one', errors: ['SEATS_TAKEN'] },
    remove: { id: 'removeSeat', summary: 'Removes one' },
  },
})
const { add, set, remove } = partEndpoints(seat)

describe('the endpoints of a kind of part', () => {
  it('are the same each time', () => {
    expect(partEndpoints(seat).add).toBe(add)
  })

  it('name the whole, the part, and the version of the whole', () => {
    expect(add).toMatchObject({ id: 'addSeat', method: 'POST', path: '/evento/{id}/equipe/lugar/' })
    expect(remove).toMatchObject({ id: 'removeSeat', method: 'DELETE', path: '/evento/{id}/equipe/lugar/{parteId}' })
    expect(z.parse(remove.params, { id: '1', parteId: '2' })).toEqual({ id: 1, parteId: 2 })
    expect(z.parse(remove.query, { versao: '0' })).toEqual({ versao: 0 })
    expect(z.safeParse(remove.query, {}).success).toBe(false)
  })

  it('check the whole form with the version', () => {
    expect(z.parse(set.body, { de: 1, ate: 2, versao: 0 })).toEqual({ de: 1, ate: 2, versao: 0 })
    const given = { de: 2, ate: 1, versao: 0 }
    expect(z.safeParse(set.body, given).error?.issues).toMatchObject([{ path: ['ate'] }])
    expect(z.safeParse(add.body, given).error?.issues).toMatchObject([{ path: ['ate'] }])
  })

  it('declare their usual codes, and those of the kind', () => {
    expect(set.errors).toEqual(['NOT_FOUND', 'CHANGED_MEANWHILE', 'SEATS_TAKEN'])
    expectTypeOf(set.errors).toEqualTypeOf<readonly ('NOT_FOUND' | 'CHANGED_MEANWHILE' | 'SEATS_TAKEN')[]>()
  })
})
