import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import { playAssinatura, playPlano } from './subscriptions.tables.ts'
import { playsNow } from './viewing.queries.ts'

const isSeat = ({ church }: ChurchWork) => and(ofChurch(playAssinatura, church), eq(playAssinatura.origem, 'CEDIDA'))

interface SeatList {
  readonly id?: string
  /** The last of the page before. */
  readonly after?: { readonly id: string; readonly criadoEm: Date }
  readonly limit: number
}

/** The newest first. */
export function listSeats(work: ChurchWork, { id, after, limit }: SeatList) {
  const { church, tx } = work
  const isLater =
    after &&
    or(
      lt(playAssinatura.criadoEm, after.criadoEm),
      and(eq(playAssinatura.criadoEm, after.criadoEm), lt(playAssinatura.id, after.id)),
    )
  return tx
    .select({
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
    .where(and(isSeat(work), id === undefined ? undefined : eq(playAssinatura.id, id), isLater))
    .orderBy(desc(playAssinatura.criadoEm), desc(playAssinatura.id))
    .limit(limit)
}

export const countSeats = (work: ChurchWork): Promise<number> => work.tx.$count(playAssinatura, isSeat(work))
