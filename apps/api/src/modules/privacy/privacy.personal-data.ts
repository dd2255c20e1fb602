import { sql } from 'drizzle-orm'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import { pedidoPrivacidade } from './privacy.tables.ts'

const { chave, tipo, origem, mensagem, recebidoEm, prazo, concluidoEm, recusa, resposta } = pedidoPrivacidade

const asked = rowsOfPerson({
  table: pedidoPrivacidade,
  of: pedidoPrivacidade,
  tells: { chave, tipo, origem, mensagem, recebidoEm, prazo, concluidoEm, recusa, resposta },
  kept: { memberId: null, chave: sql`gen_random_uuid()`, mensagem: null, resposta: null },
})
const taken = rowsOfPerson({
  table: pedidoPrivacidade,
  of: { memberId: pedidoPrivacidade.responsavelId },
  kept: { responsavelId: null },
})
const closed = rowsOfPerson({
  table: pedidoPrivacidade,
  of: { memberId: pedidoPrivacidade.concluidoPorId },
  kept: { concluidoPorId: null },
})

/** A request stays as proof that it was answered in time: without the person, and without a word of theirs or to them. */
export const privacyPersonalData: readonly PersonalData[] = [
  {
    ...asked,
    async erase(work, person) {
      for (const part of [asked, taken, closed]) await part.erase(work, person)
    },
  },
]
