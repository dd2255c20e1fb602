import { and, eq, inArray, isNull, min, or, sql } from 'drizzle-orm'
import { queryRows } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { notificacao, pushAssinatura, pushEntrega } from './notifications.tables.ts'

/** True for the first call. The caller must insert the deliveries in the same transaction. */
export async function beginDistribution({ church, tx }: ChurchWork, id: number, now: Date): Promise<boolean> {
  const begun = await tx
    .update(notificacao)
    .set({ distribuidaEm: now })
    .where(and(ofChurch(notificacao, church), eq(notificacao.id, id), isNull(notificacao.distribuidaEm)))
    .returning({ id: notificacao.id })
  return begun.length > 0
}

/** Queues a notification for each device of its audience whose owner wants its kind. */
export async function insertDeliveries({ church, tx }: ChurchWork, id: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into push_entrega (igreja_id, assinatura_id, notificacao_id, enviar_em)
    select a.igreja_id, a.id, n.id, ${now.toISOString()}
    from notificacao n
      join push_assinatura a on a.igreja_id = n.igreja_id and (n.usuario_id is null or a.usuario_id = n.usuario_id)
      left join notificacao_escolha e on e.igreja_id = a.igreja_id and e.usuario_id = a.usuario_id
    where n.igreja_id = ${church.igrejaId} and n.id = ${id}
      and not (coalesce(n.tipo, 'AVISO') = any(coalesce(e.tipos_desligados, '{}')))
    on conflict do nothing`)
}

/** A delivery with everything needed to push it. */
export interface DueDelivery {
  readonly assinaturaId: number
  readonly notificacaoId: number
  /** Includes the current attempt (first = 1). */
  readonly tentativas: number
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly sessaoId: string
  readonly idioma: string
  readonly fusoHorario: string
  readonly titulo: string
  readonly corpo: string
  readonly tipo: string | null
  readonly idEntidadeRelacionada: number | null
  readonly uuidEntidadeRelacionada: string | null
  readonly dataCadastro: string
  /** Null while the member uses the defaults. */
  readonly tiposDesligados: readonly string[] | null
  readonly silencioInicio: string | null
  readonly silencioFim: string | null
}

/** Leases due deliveries, longest due first. `skip locked` gives each worker different rows without waiting. */
export async function takeDeliveries(
  { church, tx }: ChurchWork,
  { now, leaseEnds, limit }: { now: Date; leaseEnds: Date; limit: number },
): Promise<DueDelivery[]> {
  return queryRows<DueDelivery>(
    tx,
    sql`with due as materialized (
          select assinatura_id, notificacao_id from push_entrega
          where igreja_id = ${church.igrejaId} and enviar_em <= ${now.toISOString()}
          order by enviar_em limit ${limit} for update skip locked),
        taken as (
          update push_entrega p set enviar_em = ${leaseEnds.toISOString()}, tentativas = p.tentativas + 1
          from due
          where p.igreja_id = ${church.igrejaId}
            and p.assinatura_id = due.assinatura_id and p.notificacao_id = due.notificacao_id
          returning p.*)
        select p.assinatura_id as "assinaturaId", p.notificacao_id as "notificacaoId", p.tentativas,
          a.endpoint, a.p256dh, a.auth, a.sessao_id as "sessaoId", a.idioma, a.fuso_horario as "fusoHorario",
          n.titulo, n.corpo, n.tipo, n.id_entidade_relacionada as "idEntidadeRelacionada",
          n.uuid_entidade_relacionada as "uuidEntidadeRelacionada",
          to_json(n.data_cadastro) #>> '{}' as "dataCadastro", e.tipos_desligados as "tiposDesligados",
          e.silencio_inicio as "silencioInicio", e.silencio_fim as "silencioFim"
        from taken p
          join push_assinatura a on a.igreja_id = p.igreja_id and a.id = p.assinatura_id
          join notificacao n on n.igreja_id = p.igreja_id and n.id = p.notificacao_id
          left join notificacao_escolha e on e.igreja_id = a.igreja_id and e.usuario_id = a.usuario_id`,
  )
}

type Key = Pick<DueDelivery, 'assinaturaId' | 'notificacaoId'>

const hasKeys = (scope: ChurchScope, keys: readonly Key[]) =>
  and(
    ofChurch(pushEntrega, scope),
    or(
      ...keys.map(({ assinaturaId, notificacaoId }) =>
        and(eq(pushEntrega.assinaturaId, assinaturaId), eq(pushEntrega.notificacaoId, notificacaoId)),
      ),
    ),
  )

export async function removeDeliveries({ church, tx }: ChurchWork, keys: readonly Key[]): Promise<void> {
  if (keys.length > 0) await tx.delete(pushEntrega).where(hasKeys(church, keys))
}

/** Returns a delivery to the queue for a later time, with the given number of attempts. */
export async function postponeDelivery(
  { church, tx }: ChurchWork,
  { enviarEm, tentativas, ...key }: Key & { enviarEm: Date; tentativas: number },
): Promise<void> {
  await tx
    .update(pushEntrega)
    .set({ enviarEm, tentativas })
    .where(hasKeys(church, [key]))
}

/** Deletes subscriptions and their pending deliveries. */
export async function removeSubscriptions({ church, tx }: ChurchWork, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(pushAssinatura).where(and(ofChurch(pushAssinatura, church), inArray(pushAssinatura.id, [...ids])))
}

/** Time of the next pending delivery, if there is one. */
export async function findNextDelivery({ church, tx }: ChurchWork): Promise<Date | undefined> {
  const [found] = await tx
    .select({ enviarEm: min(pushEntrega.enviarEm) })
    .from(pushEntrega)
    .where(ofChurch(pushEntrega, church))
  return found?.enviarEm ?? undefined
}
