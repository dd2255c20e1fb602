import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import {
  notificacao,
  notificacaoEscolha,
  notificacaoLeitura,
  pushAssinatura,
  pushEntrega,
} from './notifications.tables.ts'

export const notificationPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: notificacao,
    of: notificacao,
    tells: {
      titulo: notificacao.titulo,
      corpo: notificacao.corpo,
      tipo: notificacao.tipo,
      uuidEntidadeRelacionada: notificacao.uuidEntidadeRelacionada,
      dataCadastro: notificacao.dataCadastro,
    },
  }),
  rowsOfPerson({ table: notificacaoLeitura, of: notificacaoLeitura, tells: { lidaAte: notificacaoLeitura.lidaAte } }),
  rowsOfPerson({
    table: notificacaoEscolha,
    of: notificacaoEscolha,
    tells: {
      tiposDesligados: notificacaoEscolha.tiposDesligados,
      silencioInicio: notificacaoEscolha.silencioInicio,
      silencioFim: notificacaoEscolha.silencioFim,
    },
  }),
  rowsOfPerson({
    table: pushAssinatura,
    of: pushAssinatura,
    // Endpoint and keys are left out: they would allow pushes to the device.
    tells: { idioma: pushAssinatura.idioma, fusoHorario: pushAssinatura.fusoHorario, usadaEm: pushAssinatura.usadaEm },
    goesAlong: [pushEntrega],
  }),
]
