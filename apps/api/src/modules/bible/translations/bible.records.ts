import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import { type RecordPlace, recordFrom, tableRecords } from '../../../platform/work/records.ts'
import { bibliaTraducao, igrejaBiblia, versiculoDoDia } from './bible.tables.ts'

export const dailyVerseRecord = tableRecords(versiculoDoDia, { key: 'dia' })

/** The translations that the church chose, in its order. */
export const bibleChoiceRecord = (): RecordPlace =>
  recordFrom({ kind: 'igreja_biblia', id: 'igreja' }, async ({ church, tx }) => {
    const rows = await tx
      .select({ codigo: bibliaTraducao.codigo, padrao: igrejaBiblia.padrao })
      .from(igrejaBiblia)
      .innerJoin(bibliaTraducao, eq(bibliaTraducao.id, igrejaBiblia.traducaoId))
      .where(ofChurch(igrejaBiblia, church))
      .orderBy(asc(igrejaBiblia.ordem))
    return { escolhidas: rows.map(({ codigo }) => codigo), padrao: rows.find(({ padrao }) => padrao)?.codigo ?? null }
  })

/** A translation of the church's own, by its code. */
export const ownTranslationRecord = (code: string): RecordPlace =>
  recordFrom({ kind: 'biblia_traducao', id: code }, async ({ church, tx }) => {
    const { nome, sigla, idioma, licenca, atribuicao, versificacao, versiculos, revisao } = bibliaTraducao
    const [found] = await tx
      .select({ nome, sigla, idioma, licenca, atribuicao, versificacao, versiculos, revisao })
      .from(bibliaTraducao)
      .where(and(eq(bibliaTraducao.donaIgrejaId, church.igrejaId), eq(bibliaTraducao.codigo, code)))
    return found
  })
