import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { and, asc, eq, getTableColumns, isNull, or } from 'drizzle-orm'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { bibliaTraducao, igrejaBiblia } from './bible.tables.ts'

const { fonteHash: _, ...columns } = getTableColumns(bibliaTraducao)

export interface OfferedTranslation extends Omit<typeof bibliaTraducao.$inferSelect, 'fonteHash'> {
  /** Position among the translations that the church chose; null for others. */
  readonly ordem: number | null
  readonly padrao: boolean | null
}

/** All translations that the church may read, its own included, those it chose first, in its order. */
export async function listReadableTranslations({ church, tx }: ChurchWork): Promise<OfferedTranslation[]> {
  return tx
    .select({ ...columns, ordem: igrejaBiblia.ordem, padrao: igrejaBiblia.padrao })
    .from(bibliaTraducao)
    .leftJoin(
      igrejaBiblia,
      and(eq(igrejaBiblia.igrejaId, church.igrejaId), eq(igrejaBiblia.traducaoId, bibliaTraducao.id)),
    )
    .where(or(isNull(bibliaTraducao.donaIgrejaId), eq(bibliaTraducao.donaIgrejaId, church.igrejaId)))
    .orderBy(asc(igrejaBiblia.ordem), asc(bibliaTraducao.idioma), asc(bibliaTraducao.codigo))
}

type Described = Omit<typeof bibliaTraducao.$inferSelect, 'id' | 'donaIgrejaId' | 'fonteHash'>

export function toTranslation(row: Described): Translation {
  const { codigo, nome, sigla, idioma, licenca, atribuicao, versificacao, revisao, livros, versiculos, tamanho } = row
  return {
    codigo,
    nome,
    sigla,
    idioma,
    licenca,
    atribuicao,
    versificacao,
    revisao,
    livros,
    versiculos,
    tamanho,
    importadaEm: row.importadaEm.toISOString(),
  }
}
