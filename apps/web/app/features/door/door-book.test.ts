import { describe, expect, it } from 'vitest'
import {
  addOwnScans,
  countEntries,
  findConflicts,
  findHindrance,
  findHistory,
  isOnList,
  mergeTickets,
  searchTickets,
} from './door-book.ts'
import { aChildTicket, aDevice, aDoorTicket, anOwnScan, aScan, bus, entrance } from './testing/door.ts'

const before = aScan()
const later = (change = {}) => aScan({ id: 'scan-2', momento: '2031-01-10T12:05:00.000Z', ...change })
const exit = later({ tipo: 'SAIDA' })
const undoing = later({ tipo: 'DESFEITA', desfaz: before.id })

describe('who may enter', () => {
  it('a paid ticket that nobody has read meets no hindrance', () => {
    expect(findHindrance(aDoorTicket(), entrance)).toBeUndefined()
    expect(findHindrance(aChildTicket(), entrance)).toBeUndefined()
  })

  it.each([
    ['CANCELADO', 'canceled'],
    ['RESERVADO', 'unpaid'],
  ] as const)('a ticket in the state %s does not enter, though it was let in before', (situacao, kind) => {
    for (const leituras of [[], [before]]) {
      const ticket = aDoorTicket({ situacao, leituras })
      expect(findHindrance(ticket, entrance)).toEqual({ kind, ticket })
    }
  })

  it('a ticket of another type is on another list, unless an add-on of it is on this one', () => {
    const ticket = aDoorTicket()
    expect(findHindrance(ticket, bus)).toEqual({ kind: 'otherList', ticket })
    expect(findHindrance(aDoorTicket({ adicionais: [3] }), bus)).toBeUndefined()
    expect(findHindrance(aDoorTicket({ idIngresso: 3 }), bus)).toBeUndefined()
    expect(isOnList(ticket, { ...bus, ingressos: [] })).toBe(false)
    expect(isOnList(ticket, entrance)).toBe(true)
  })

  it('a canceled or unpaid ticket is told as such before its list is', () => {
    expect(findHindrance(aDoorTicket({ situacao: 'CANCELADO' }), bus)?.kind).toBe('canceled')
    expect(findHindrance(aDoorTicket({ situacao: 'RESERVADO' }), bus)?.kind).toBe('unpaid')
  })

  it('nobody enters twice, and the earlier reading is named', () => {
    const ticket = aDoorTicket({ leituras: [later({ aparelho: 'Rui · 2AB' }), before] })
    expect(findHindrance(ticket, entrance)).toEqual({ kind: 'duplicate', ticket, earlier: before })
  })

  it('a child that is inside is asked about, not refused: it may be fetched', () => {
    const ticket = aChildTicket({ leituras: [before] })
    expect(findHindrance(ticket, entrance)).toEqual({ kind: 'inside', ticket, earlier: before })
  })

  it('who has left, or whose reading was undone, enters again', () => {
    expect(findHindrance(aChildTicket({ leituras: [before, exit] }), entrance)).toBeUndefined()
    expect(findHindrance(aDoorTicket({ leituras: [before, undoing] }), entrance)).toBeUndefined()
    expect(findHistory(aDoorTicket({ leituras: [before, undoing] }), entrance.id).entry).toBeUndefined()
  })

  it('an entry on one list says nothing of another', () => {
    const ticket = aDoorTicket({ adicionais: [3], leituras: [before] })
    expect(findHindrance(ticket, entrance)?.kind).toBe('duplicate')
    expect(findHindrance(ticket, bus)).toBeUndefined()
    expect(findHindrance({ ...ticket, leituras: [aScan({ lista: bus.id })] }, bus)?.kind).toBe('duplicate')
  })
})

describe('readings that the server does not have', () => {
  it('count at once, by the ticket’s id or by its code', () => {
    const [ana, davi] = [aDoorTicket(), aChildTicket()]
    const own = [anOwnScan({ bilhete: ana.id }), anOwnScan({ id: 'scan-2', codigo: davi.codigo })]
    const [first, second] = addOwnScans([ana, davi], own)
    expect(first?.leituras).toEqual([before])
    expect(second?.leituras).toEqual([aScan({ id: 'scan-2' })])
  })

  it('count once when the server has them in the meantime', () => {
    const ticket = aDoorTicket({ leituras: [before] })
    expect(addOwnScans([ticket], [anOwnScan({ bilhete: ticket.id })])).toEqual([ticket])
  })

  it('of a ticket that is not in the book change none', () => {
    const ticket = aDoorTicket()
    expect(addOwnScans([ticket], [anOwnScan({ codigo: 'ZZZZZZZZZZZZZZZZ' })])).toEqual([ticket])
    expect(addOwnScans([ticket], [])).toEqual([ticket])
  })

  it('undo an earlier one of the server', () => {
    const ticket = aDoorTicket({ leituras: [before] })
    const own = anOwnScan({ ...undoing, bilhete: ticket.id })
    const [merged] = addOwnScans([ticket], [own])
    expect(merged && findHindrance(merged, entrance)).toBeUndefined()
  })
})

describe('the book', () => {
  it('takes what changed, keeps the rest, and adds what is new', () => {
    const [ana, davi] = [aDoorTicket(), aChildTicket()]
    const changed = { ...ana, situacao: 'CANCELADO' as const }
    const sold = aDoorTicket({ id: 13, nome: 'Téo Ramos' })
    expect(mergeTickets([ana, davi], [sold, changed])).toEqual([changed, davi, sold])
  })

  it('finds people by the beginnings of their names, in any spelling, and no more than one looks through', () => {
    const tickets = [aDoorTicket({ nome: 'Téo Ramos' }), aChildTicket(), aDoorTicket({ id: 14, nome: null })]
    expect(searchTickets(tickets, 'teo').map(({ nome }) => nome)).toEqual(['Téo Ramos'])
    expect(searchTickets(tickets, 'pra dav').map(({ nome }) => nome)).toEqual(['Davi Prado'])
    expect(searchTickets(tickets, 'rado')).toEqual([])
    expect(searchTickets(tickets, '')).toEqual([])
    const crowd = Array.from({ length: 40 }, (_, id) => aDoorTicket({ id }))
    expect(searchTickets(crowd, 'ana')).toHaveLength(30)
    expect(searchTickets(crowd, 'ana', 5)).toHaveLength(5)
  })

  it('counts by type who was let in, of the valid tickets of the list', () => {
    const tickets = [
      aDoorTicket({ leituras: [before] }),
      aDoorTicket({ id: 21, leituras: [before, undoing] }),
      aDoorTicket({ id: 22, situacao: 'CANCELADO', leituras: [before] }),
      aDoorTicket({ id: 23, situacao: 'RESERVADO' }),
      aChildTicket({ leituras: [before, exit] }),
    ]
    expect(countEntries(tickets, entrance)).toEqual([
      { typeId: 1, entered: 1, tickets: 2 },
      { typeId: 2, entered: 1, tickets: 1 },
    ])
    expect(countEntries(tickets, bus)).toEqual([])
  })
})

describe('two phones that let the same person in', () => {
  const other = later({ aparelho: 'Rui · 2AB' })
  const ticket = aDoorTicket({ leituras: [other, before] })

  it('are both told, each with its own reading first', () => {
    expect(findConflicts([ticket], aDevice)).toEqual([{ ticket, own: before, other }])
    expect(findConflicts([ticket], 'Rui · 2AB')).toEqual([{ ticket, own: other, other: before }])
  })

  it('are of no concern to a third phone, nor is a ticket that one phone read twice', () => {
    expect(findConflicts([ticket], 'Bia · 3CD')).toEqual([])
    expect(findConflicts([aDoorTicket({ leituras: [before, later()] })], aDevice)).toEqual([])
    expect(findConflicts([aDoorTicket({ leituras: [before] })], aDevice)).toEqual([])
  })

  it('are none where they read different lists, or one reading was undone', () => {
    expect(findConflicts([aDoorTicket({ leituras: [before, { ...other, lista: bus.id }] })], aDevice)).toEqual([])
    const undone = aScan({ id: 'scan-3', tipo: 'DESFEITA', desfaz: other.id, aparelho: 'Rui · 2AB' })
    expect(findConflicts([aDoorTicket({ leituras: [before, other, undone] })], aDevice)).toEqual([])
  })
})
