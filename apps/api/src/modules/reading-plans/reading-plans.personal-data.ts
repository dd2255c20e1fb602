import { and, eq, inArray } from 'drizzle-orm'
import type { DataSubject, PersonalData } from '../../platform/personal-data/personal-data.ts'
import { rowsOfPerson } from '../../platform/personal-data/rows-of-person.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  planoLeituraAssinatura,
  planoLeituraConversa,
  planoLeituraMarca,
  planoLeituraRoda,
} from './plans/reading-plans.tables.ts'

const own = planoLeituraAssinatura

function ofPerson({ church, tx }: ChurchWork, { memberId }: DataSubject) {
  const theirs = tx
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.igrejaId, church.igrejaId), eq(own.memberId, memberId)))
  return and(eq(planoLeituraMarca.igrejaId, church.igrejaId), inArray(planoLeituraMarca.subscriptionId, theirs))
}

const marks: PersonalData = {
  tables: ['plano_leitura_marca'],
  async tell(work, person) {
    const { subscriptionId: assinatura, dia, passagem, lida, marcadaEm } = planoLeituraMarca
    const columns = { assinatura, dia, passagem, lida, marcadaEm }
    return { plano_leitura_marca: await work.tx.select(columns).from(planoLeituraMarca).where(ofPerson(work, person)) }
  },
  async erase(work, person) {
    await work.tx.delete(planoLeituraMarca).where(ofPerson(work, person))
  },
}

const subscriptions = rowsOfPerson({
  table: own,
  of: own,
  tells: {
    id: own.id,
    plano: own.planId,
    inicio: own.inicio,
    pausadaEm: own.pausadaEm,
    lembrete: own.lembrete,
    concluidaEm: own.concluidaEm,
    roda: own.circleId,
    flagMostraProgresso: own.flagMostraProgresso,
    criadaEm: own.criadaEm,
    alteradaEm: own.alteradaEm,
  },
})

const circles = rowsOfPerson({
  table: planoLeituraRoda,
  of: planoLeituraRoda,
  tells: { id: planoLeituraRoda.id, plano: planoLeituraRoda.planId, criadaEm: planoLeituraRoda.criadaEm },
  kept: { memberId: null, convite: null },
})

const talk = rowsOfPerson({
  table: planoLeituraConversa,
  of: planoLeituraConversa,
  tells: {
    id: planoLeituraConversa.id,
    roda: planoLeituraConversa.circleId,
    dia: planoLeituraConversa.dia,
    texto: planoLeituraConversa.texto,
    criadaEm: planoLeituraConversa.criadaEm,
  },
})

/** Circles stay for the others who read in them, without the invitation of the one who has left. */
export const readingPlanPersonalData: readonly PersonalData[] = [marks, talk, subscriptions, circles]
