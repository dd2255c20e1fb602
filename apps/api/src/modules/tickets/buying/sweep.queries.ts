import { sql } from 'drizzle-orm'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoEspera,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'

/** Forgets the networks of free tickets that are counted no more: which were confirmed before a moment. */
export async function forgetNetworks({ church, tx }: ChurchWork, eventId: number, before: Date): Promise<void> {
  await tx.execute(sql`
    update ${eventoInscricao} r set rede = null where r.igreja_id = ${church.igrejaId} and r.evento_id = ${eventId}
      and r.rede is not null and r.situacao = 'CONFIRMADA' and r.confirmada_em <= ${before.toISOString()}`)
}

/**
 * Deletes who bought and was to come by purchases of an event that were never paid for and have ended, and who waited in vain:
 * what is from before a moment. The purchases stay counted, without anyone's name. No browser is known of any purchase then.
 */
export async function forgetUnpaidPeople({ church, tx }: ChurchWork, eventId: number, before: Date): Promise<void> {
  const ended = sql`r.igreja_id = ${church.igrejaId} and r.evento_id = ${eventId} and r.confirmada_em is null
    and r.situacao in ('EXPIRADA', 'CANCELADA') and r.criada_em < ${before.toISOString()}`
  await tx.execute(sql`
    delete from ${eventoParticipante} p using ${eventoBilhete} t, ${eventoInscricao} r
    where ${ended} and t.igreja_id = r.igreja_id and t.inscricao_codigo = r.codigo
      and p.igreja_id = t.igreja_id and p.bilhete_id = t.id`)
  await tx.execute(sql`
    delete from ${eventoComprador} c using ${eventoInscricao} r
    where ${ended} and c.igreja_id = r.igreja_id and c.inscricao_codigo = r.codigo`)
  await tx.execute(sql`update ${eventoInscricao} r set rede = null where ${ended} and r.rede is not null`)
  await tx.execute(sql`
    update ${eventoInscricao} r set navegador = null where r.igreja_id = ${church.igrejaId} and r.evento_id = ${eventId}
      and r.navegador is not null and r.criada_em < ${before.toISOString()}`)
  await tx.execute(sql`
    delete from ${eventoEspera} w where w.igreja_id = ${church.igrejaId} and w.evento_id = ${eventId}
      and w.situacao in ('PASSOU', 'DESISTIU') and w.criada_em < ${before.toISOString()}`)
}
