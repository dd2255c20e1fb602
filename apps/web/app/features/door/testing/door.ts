import type { Door, DoorList, DoorScan, DoorTicket } from '@narthex/contract/tickets/door.schemas'
import type { DoorBook, OwnScan } from '../door-book.ts'

/** The phone that stands at the door in a test. */
export const aDevice = 'Marina · K7P'

/** Every ticket may enter by it. */
export const entrance: DoorList = { id: 1, nome: 'Entrada', ingressos: null }
/** List for the tickets and add-ons of type 3. */
export const bus: DoorList = { id: 2, nome: 'Ônibus', ingressos: [3] }

export function aDoor(change: Partial<Door> = {}): Door {
  const type = { flagAdicional: false, flagAtivo: true, valor: 0 }
  return {
    evento: {
      id: 7,
      titulo: 'Acampamento',
      resumo: null,
      imagem: null,
      local: null,
      flagOnline: false,
      serie: null,
      dataInicio: '2031-01-10T12:00:00.000Z',
      dataFim: '2031-01-12T20:00:00.000Z',
    },
    listas: [entrance],
    ingressos: [
      { id: 1, nome: 'Adulto', ...type },
      { id: 2, nome: 'Criança', ...type },
    ],
    moeda: 'BRL',
    flagEntregaResponsavel: true,
    chavePublica: '',
    ate: null,
    ...change,
  }
}

/** The ticket of an adult, paid and not yet read. */
export function aDoorTicket(change: Partial<DoorTicket> = {}): DoorTicket {
  return {
    id: 11,
    codigo: '0123456789ABCDEF',
    nome: 'Ana Prado',
    idIngresso: 1,
    situacao: 'VALIDO',
    adicionais: [],
    responsavel: null,
    leituras: [],
    ...change,
  }
}

/** A child that is handed to its guardian alone. */
export const aChildTicket = (change: Partial<DoorTicket> = {}): DoorTicket =>
  aDoorTicket({
    id: 12,
    codigo: 'ZYXWVTSRQPNMKJHG',
    nome: 'Davi Prado',
    idIngresso: 2,
    responsavel: { nome: 'Ana Prado', telefone: null },
    ...change,
  })

/** An entry that this phone read. */
export function aScan(change: Partial<DoorScan> = {}): DoorScan {
  return {
    id: 'scan-1',
    lista: 1,
    tipo: 'ENTRADA',
    momento: '2031-01-10T12:00:00.000Z',
    aparelho: aDevice,
    responsavel: null,
    desfaz: null,
    ...change,
  }
}

/** An entry that only this phone knows. */
export const anOwnScan = (change: Partial<OwnScan> = {}): OwnScan => ({
  ...aScan(),
  bilhete: null,
  codigo: null,
  ...change,
})

export const aBook = (tickets: readonly DoorTicket[], change: Partial<Door> = {}): DoorBook => ({
  door: aDoor(change),
  tickets,
  cursor: '0',
  syncedAt: 0,
})
