import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { transmissaoLembrete, transmissaoResposta } from './broadcasts/live.tables.ts'

const responses = rowsOfPerson({
  table: transmissaoResposta,
  of: transmissaoResposta,
  tells: {
    momento: transmissaoResposta.momentId,
    autor: transmissaoResposta.autorChave,
    nome: transmissaoResposta.nome,
    email: transmissaoResposta.email,
    telefone: transmissaoResposta.telefone,
    mensagem: transmissaoResposta.mensagem,
    criadaEm: transmissaoResposta.criadaEm,
  },
})

const reminders = rowsOfPerson({
  table: transmissaoLembrete,
  of: transmissaoLembrete,
  tells: { transmissao: transmissaoLembrete.broadcastId, criadoEm: transmissaoLembrete.criadoEm },
})

/** Moments keep how many responded, without who it was. */
export const livePersonalData: readonly PersonalData[] = [responses, reminders]
