import { sql } from 'drizzle-orm'
import { jsonListFrom, jsonRow } from '../../../platform/database/json-row.ts'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { recorrencia, recorrenciaCiclo } from './recurrences.tables.ts'

const { ciclo, dia, situacao, valor, pedidoCodigo: pedido, tentativas, codigoRecusa } = recorrenciaCiclo
const cycle = jsonRow({ ciclo, dia, situacao, valor, pedido, tentativas, codigoRecusa })

/** Recurring gifts and their cycles, deleted with the giver. Past charges remain as gifts. */
export const recurrencePersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: recorrencia,
    of: recorrencia,
    tells: {
      id: recorrencia.id,
      motivo: recorrencia.reasonId,
      situacao: recorrencia.situacao,
      impedimento: recorrencia.impedimento,
      moeda: recorrencia.moeda,
      valor: recorrencia.valor,
      flagTaxas: recorrencia.flagTaxas,
      flagAnonimo: recorrencia.flagAnonimo,
      comentario: recorrencia.comentario,
      frequenciaDias: recorrencia.frequenciaDias,
      frequenciaDiaMes: recorrencia.frequenciaDiaMes,
      inicio: recorrencia.inicio,
      fim: recorrencia.fim,
      proximoDia: recorrencia.proximoDia,
      meio: recorrencia.meio,
      cartao: recorrencia.cardId,
      enderecoIp: recorrencia.enderecoIp,
      gateway: recorrencia.gateway,
      autorizacao: recorrencia.autorizacaoId,
      autorizacaoReferencia: recorrencia.autorizacaoReferencia,
      ciclos: jsonListFrom(
        sql`${recorrenciaCiclo} where ${recorrenciaCiclo.igrejaId} = ${recorrencia.igrejaId}
          and ${recorrenciaCiclo.recurrenceId} = ${recorrencia.id}`,
        { row: cycle, orderBy: [recorrenciaCiclo.ciclo] },
      ),
      chave: recorrencia.chave,
      dataCadastro: recorrencia.criadoEm,
    },
    goesAlong: [recorrenciaCiclo],
  }),
]
