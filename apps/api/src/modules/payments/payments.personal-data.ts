import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { cartao, pedidoPagador } from './orders/payments.tables.ts'

/** Orders and payments stay for the church's accounts, without the person who paid. */
export const paymentPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: pedidoPagador,
    of: { memberId: pedidoPagador.memberId },
    tells: {
      pedido: pedidoPagador.pedidoCodigo,
      nome: pedidoPagador.nome,
      email: pedidoPagador.email,
      documento: pedidoPagador.documento,
      telefone: pedidoPagador.telefone,
      pais: pedidoPagador.pais,
      idioma: pedidoPagador.idioma,
      endereco: pedidoPagador.endereco,
    },
  }),
  rowsOfPerson({
    table: cartao,
    of: cartao,
    tells: {
      id: cartao.id,
      titular: cartao.titular,
      bandeira: cartao.bandeira,
      ultimosDigitos: cartao.ultimosDigitos,
      validadeMes: cartao.validadeMes,
      validadeAno: cartao.validadeAno,
      criadoEm: cartao.criadoEm,
    },
  }),
]
