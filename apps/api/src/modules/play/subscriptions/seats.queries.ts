import { and, eq, sql } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import { playAssinatura, playPlano } from './subscriptions.tables.ts'
import { playsNow } from './viewing.queries.ts'

const isSeat = ({ church }: ChurchWork) => and(ofChurch(playAssinatura, church), eq(playAssinatura.origem, 'CEDIDA'))

export const latestSeats = defineKeyset('seats', [
  { column: playAssinatura.criadoEm, kind: 'moment', direction: 'desc' },
  { column: playAssinatura.id, kind: 'uuid', direction: 'desc' },
])

/** All of them or one, the newest first. */
export function listSeats(work: ChurchWork, { id, isBehind, limit }: Part & { readonly id?: string }) {
  const { church, tx } = work
  return tx
    .select({
      place: latestSeats.place,
      id: playAssinatura.id,
      memberId: playAssinatura.memberId,
      inicio: playAssinatura.inicio,
      fim: playAssinatura.termoFim,
      nome: usuario.nome,
      sobrenome: usuario.sobrenome,
      planId: playPlano.id,
      plano: playPlano.nome,
      plays: sql<boolean>`coalesce((${playsNow(work)}), false)`,
    })
    .from(playAssinatura)
    .innerJoin(usuario, and(ofChurch(usuario, church), eq(usuario.id, playAssinatura.memberId)))
    .innerJoin(playPlano, and(ofChurch(playPlano, church), eq(playPlano.id, playAssinatura.planId)))
    .where(and(isSeat(work), id === undefined ? undefined : eq(playAssinatura.id, id), isBehind))
    .orderBy(...latestSeats.orderBy)
    .limit(limit)
}

export const countSeats = (work: ChurchWork): Promise<number> => work.tx.$count(playAssinatura, isSeat(work))
