import { and, eq, inArray, isNull, min, or, sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { notificacao, pushAssinatura, pushEntrega } from './notifications.tables.ts'

/** True for the first who asks: from then on the notification is noted for its devices, or the transaction fails. */
export async function beginDistribution(scope: ChurchScope, tx: Tx, id: number, now: Date): Promise<boolean> {
  const begun = await tx
    .update(notificacao)
    .set({ distribuidaEm: now })
    .where(and(eq(notificacao.igrejaId, scope.igrejaId), eq(notificacao.id, id), isNull(notificacao.distribuidaEm)))
    .returning({ id: notificacao.id })
  return begun.length > 0
}

/** Notes for every device of those it is told to, who want to hear of its kind, that a notification is for it. */
export async function insertDeliveries(scope: ChurchScope, tx: Tx, id: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into push_entrega (igreja_id, assinatura_id, notificacao_id, enviar_em)
    select a.igreja_id, a.id, n.id, ${now.toISOString()}
    from notificacao n
      join push_assinatura a on a.igreja_id = n.igreja_id and (n.usuario_id is null or a.usuario_id = n.usuario_id)
      left join notificacao_escolha e on e.igreja_id = a.igreja_id and e.usuario_id = a.usuario_id
    where n.igreja_id = ${scope.igrejaId} and n.id = ${id}
      and not (coalesce(n.tipo, 'AVISO') = any(coalesce(e.tipos_desligados, '{}')))
    on conflict do nothing`)
}

/** Something to push, with all that is to be known of it. */
export interface DueDelivery {
  readonly assinaturaId: number
  readonly notificacaoId: number
  /** This one counted. */
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
  readonly dataCadastro: string
  /** Null where the member has not chosen. */
  readonly tiposDesligados: readonly string[] | null
  readonly silencioInicio: string | null
  readonly silencioFim: string | null
}

/** Takes what is due, the longest due first. No two workers get the same, and none waits for another. */
export async function takeDeliveries(
  scope: ChurchScope,
  tx: Tx,
  { now, leaseEnds, most }: { now: Date; leaseEnds: Date; most: number },
): Promise<DueDelivery[]> {
  return rowsOf<DueDelivery>(
    tx,
    sql`with due as materialized (
          select assinatura_id, notificacao_id from push_entrega
          where igreja_id = ${scope.igrejaId} and enviar_em <= ${now.toISOString()}
          order by enviar_em limit ${most} for update skip locked),
        taken as (
          update push_entrega p set enviar_em = ${leaseEnds.toISOString()}, tentativas = p.tentativas + 1
          from due
          where p.igreja_id = ${scope.igrejaId}
            and p.assinatura_id = due.assinatura_id and p.notificacao_id = due.notificacao_id
          returning p.*)
        select p.assinatura_id as "assinaturaId", p.notificacao_id as "notificacaoId", p.tentativas,
          a.endpoint, a.p256dh, a.auth, a.sessao_id as "sessaoId", a.idioma, a.fuso_horario as "fusoHorario",
          n.titulo, n.corpo, n.tipo, n.id_entidade_relacionada as "idEntidadeRelacionada",
          to_json(n.data_cadastro) #>> '{}' as "dataCadastro", e.tipos_desligados as "tiposDesligados",
          e.silencio_inicio as "silencioInicio", e.silencio_fim as "silencioFim"
        from taken p
          join push_assinatura a on a.igreja_id = p.igreja_id and a.id = p.assinatura_id
          join notificacao n on n.igreja_id = p.igreja_id and n.id = p.notificacao_id
          left join notificacao_escolha e on e.igreja_id = a.igreja_id and e.usuario_id = a.usuario_id`,
  )
}

type Key = Pick<DueDelivery, 'assinaturaId' | 'notificacaoId'>

const theseOf = (scope: ChurchScope, keys: readonly Key[]) =>
  and(
    eq(pushEntrega.igrejaId, scope.igrejaId),
    or(
      ...keys.map(({ assinaturaId, notificacaoId }) =>
        and(eq(pushEntrega.assinaturaId, assinaturaId), eq(pushEntrega.notificacaoId, notificacaoId)),
      ),
    ),
  )

export async function removeDeliveries(scope: ChurchScope, tx: Tx, keys: readonly Key[]): Promise<void> {
  if (keys.length > 0) await tx.delete(pushEntrega).where(theseOf(scope, keys))
}

/** Gives one back, to be taken from then on. `tentativas`: how many it counts now. */
export async function postponeDelivery(
  scope: ChurchScope,
  tx: Tx,
  { enviarEm, tentativas, ...key }: Key & { enviarEm: Date; tentativas: number },
): Promise<void> {
  await tx
    .update(pushEntrega)
    .set({ enviarEm, tentativas })
    .where(theseOf(scope, [key]))
}

/** Forgets devices, and with them what was still to be pushed there. */
export async function removeSubscriptions(scope: ChurchScope, tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .delete(pushAssinatura)
    .where(and(eq(pushAssinatura.igrejaId, scope.igrejaId), inArray(pushAssinatura.id, [...ids])))
}

/** When the next one is due; undefined where nothing is left. */
export async function findNextDelivery(scope: ChurchScope, tx: Tx): Promise<Date | undefined> {
  const [found] = await tx
    .select({ enviarEm: min(pushEntrega.enviarEm) })
    .from(pushEntrega)
    .where(eq(pushEntrega.igrejaId, scope.igrejaId))
  return found?.enviarEm ?? undefined
}
