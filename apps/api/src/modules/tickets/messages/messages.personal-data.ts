import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../../platform/personal-data/rows-of-person.ts'
import { eventoMensagem, eventoMensagemDestino } from './messages.tables.ts'

/** A message stays in the church's history without who wrote it. Of its recipients the table keeps hashes, for a day. */
export const eventMessagePersonalData: readonly PersonalData[] = [
  rowsOfPerson({
    table: eventoMensagem,
    of: eventoMensagem,
    tells: {
      id: eventoMensagem.id,
      evento: eventoMensagem.eventId,
      chave: eventoMensagem.chave,
      assunto: eventoMensagem.assunto,
      texto: eventoMensagem.texto,
      publico: eventoMensagem.publico,
      canais: eventoMensagem.canais,
      filtro: eventoMensagem.filtro,
      criadaEm: eventoMensagem.criadaEm,
    },
    kept: { memberId: null },
    goesAlong: [eventoMensagemDestino],
  }),
]
