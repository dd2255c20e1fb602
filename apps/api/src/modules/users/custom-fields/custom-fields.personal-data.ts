import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { campoPersonalizadoResposta } from './custom-fields.tables.ts'

export const customFieldPersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: campoPersonalizadoResposta,
    of: campoPersonalizadoResposta,
    tells: {
      campo: sql`(select c.titulo from campo_personalizado c
        where c.igreja_id = campo_personalizado_resposta.igreja_id and c.id = campo_personalizado_resposta.campo_id)`,
      valor: campoPersonalizadoResposta.valor,
    },
  }),
]
