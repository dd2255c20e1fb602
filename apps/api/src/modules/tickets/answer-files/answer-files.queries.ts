import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import {
  eventoBilhete,
  eventoComprador,
  eventoEspera,
  eventoInscricao,
  eventoParticipante,
} from '../registrations/registrations.tables.ts'
import { eventoArquivo } from './answer-files.tables.ts'

export async function insertAnswerFile({ church, tx }: ChurchWork, row: OwnRow<typeof eventoArquivo>): Promise<void> {
  await tx.insert(eventoArquivo).values({ ...row, igrejaId: church.igrejaId })
}

const isOfRegistration = ({ church }: ChurchWork, inscricaoCodigo: string) =>
  and(ofChurch(eventoArquivo, church), eq(eventoArquivo.inscricaoCodigo, inscricaoCodigo))

/** Ids of the files of a registration, without their content. */
export async function listAnswerFileIds(work: ChurchWork, inscricaoCodigo: string): Promise<Set<string>> {
  const rows = await work.tx
    .select({ id: eventoArquivo.id })
    .from(eventoArquivo)
    .where(isOfRegistration(work, inscricaoCodigo))
  return new Set(rows.map(({ id }) => id))
}

/** Deletes those that no answer names, and gives the others to the buyer. */
export async function keepAnswerFiles(
  work: ChurchWork,
  inscricaoCodigo: string,
  { ids, memberId }: { readonly ids: readonly string[]; readonly memberId: MemberId | null },
): Promise<void> {
  const { tx } = work
  const kept = sql`${eventoArquivo.id} = any(${sql.param(`{${ids.join(',')}}`)}::uuid[])`
  await tx.delete(eventoArquivo).where(and(isOfRegistration(work, inscricaoCodigo), sql`not ${kept}`))
  await tx.update(eventoArquivo).set({ memberId }).where(isOfRegistration(work, inscricaoCodigo))
}

export async function findAnswerFile({ church, tx }: ChurchWork, id: string) {
  const [found] = await tx
    .select()
    .from(eventoArquivo)
    .where(and(ofChurch(eventoArquivo, church), eq(eventoArquivo.id, id)))
  return found
}

/** Deletes some files of a registration. */
export async function removeAnswerFiles(
  work: ChurchWork,
  inscricaoCodigo: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await work.tx
    .delete(eventoArquivo)
    .where(and(isOfRegistration(work, inscricaoCodigo), inArray(eventoArquivo.id, [...ids])))
}

/** Deletes all files of a registration that has ended. Its answers name them no more: it may come back with a late payment. */
export async function removeFilesOfEnded(work: ChurchWork, inscricaoCodigo: string): Promise<void> {
  const { church, tx } = work
  const gone = await tx
    .delete(eventoArquivo)
    .where(isOfRegistration(work, inscricaoCodigo))
    .returning({ id: eventoArquivo.id })
  if (gone.length === 0) return
  const ids = sql.join(
    gone.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(sql`
    update ${eventoParticipante} p set respostas = (
        select coalesce(jsonb_agg(a.answer order by a.place), '[]')
        from jsonb_array_elements(p.respostas) with ordinality a(answer, place)
        where a.answer ->> 'valor' not in (${ids}))
    from ${eventoBilhete} t
    where t.igreja_id = ${church.igrejaId} and t.inscricao_codigo = ${inscricaoCodigo}
      and p.igreja_id = t.igreja_id and p.bilhete_id = t.id`)
}

/**
 * Deletes what ended purchases of an event have left behind: files, and holds from before a moment that no one registered.
 * Their tickets go with them.
 */
export async function sweepEnded({ church, tx }: ChurchWork, eventId: number, before: Date): Promise<void> {
  const ended = sql`r.igreja_id = ${church.igrejaId} and r.evento_id = ${eventId}
    and r.situacao in ('EXPIRADA', 'CANCELADA', 'ESTORNADA')`
  await tx.execute(sql`
    delete from ${eventoArquivo} a using ${eventoInscricao} r
    where ${ended} and a.igreja_id = r.igreja_id and a.inscricao_codigo = r.codigo`)
  await tx.execute(sql`
    delete from ${eventoInscricao} r
    where ${ended} and r.criada_em < ${before.toISOString()} and r.pedido_codigo is null
      and not exists (select from ${eventoComprador} c
        where c.igreja_id = r.igreja_id and c.inscricao_codigo = r.codigo)
      and not exists (select from ${eventoEspera} w
        where w.igreja_id = r.igreja_id and w.inscricao_codigo = r.codigo)`)
}
