import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type RecordPlace, tableRecords, withParts } from '../../../platform/work/records.ts'
import { eventoLista } from '../door/door.tables.ts'
import {
  eventoCota,
  eventoCupom,
  eventoIngresso,
  eventoIngressoAdicional,
  eventoIngressoCota,
  eventoPergunta,
  eventoVenda,
} from '../sale/sale.tables.ts'

export const saleRecord = tableRecords(eventoVenda, { key: 'eventId', without: ['mudanca'] })

const typeRow = tableRecords(eventoIngresso, { without: ['eventId'], veiled: ['chaveAcesso'] })

/** The records of a sale's parts, by their kinds. A ticket type comes with its quotas and add-ons. */
export const partRecords = {
  cota: tableRecords(eventoCota, { without: ['eventId', 'ocupadas'] }),
  ingresso: (id: number): RecordPlace => withParts(typeRow(id), (work) => readLinks(work, id)),
  pergunta: tableRecords(eventoPergunta, { without: ['eventId'] }),
  cupom: tableRecords(eventoCupom, { without: ['eventId', 'usos'] }),
  lista: tableRecords(eventoLista, { without: ['eventId'] }),
}

async function readLinks({ church, tx }: ChurchWork, ticketTypeId: number) {
  const cotas = await tx
    .select({ id: eventoIngressoCota.quotaId })
    .from(eventoIngressoCota)
    .where(and(ofChurch(eventoIngressoCota, church), eq(eventoIngressoCota.ticketTypeId, ticketTypeId)))
    .orderBy(asc(eventoIngressoCota.quotaId))
  const adicionais = await tx
    .select({ id: eventoIngressoAdicional.addOnId })
    .from(eventoIngressoAdicional)
    .where(and(ofChurch(eventoIngressoAdicional, church), eq(eventoIngressoAdicional.ticketTypeId, ticketTypeId)))
    .orderBy(asc(eventoIngressoAdicional.addOnId))
  return { cotas: cotas.map(({ id }) => id), adicionais: adicionais.map(({ id }) => id) }
}
