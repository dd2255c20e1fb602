import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { doacao, doacaoItem, itemsAsJson } from './giving.tables.ts'

const gifts = rowsOfPerson({
  table: doacao,
  of: doacao,
  tells: {
    pedido: doacao.pedidoCodigo,
    situacao: doacao.situacao,
    moeda: doacao.moeda,
    valor: doacao.valor,
    total: doacao.total,
    estornado: doacao.estornado,
    metodo: doacao.metodo,
    flagAnonimo: doacao.flagAnonimo,
    comentario: doacao.comentario,
    recorrencia: doacao.recurrenceId,
    criadaEm: doacao.criadaEm,
    recebidaEm: doacao.recebidaEm,
    itens: itemsAsJson(),
  },
  // The money stays in the church's accounts.
  kept: { memberId: null, comentario: null, recurrenceId: null, ciclo: null },
  goesAlong: [doacaoItem],
})

export const givingPersonalData: readonly PersonalData[] = [gifts]
