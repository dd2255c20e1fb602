import type { BibleMark } from '@narthex/contract/bible/bible-mark.schemas'
import { placeAt, placeOrder } from '@narthex/contract/bible/reference'
import { and, asc, eq, gt, max, or, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { bibliaMarca } from '../translations/bible.tables.ts'

const ofMember = ({ church }: ChurchWork, memberId: MemberId) =>
  and(ofChurch(bibliaMarca, church), eq(bibliaMarca.memberId, memberId))

/** The member's marks that were merged after this version. */
export async function listMarks(work: ChurchWork, memberId: MemberId, since: number): Promise<BibleMark[]> {
  const rows = await work.tx
    .select()
    .from(bibliaMarca)
    .where(and(ofMember(work, memberId), gt(bibliaMarca.versao, since)))
    .orderBy(asc(bibliaMarca.ordem), asc(bibliaMarca.tipo))
  return rows.map(toMark)
}

/** Reads the highest version and the number of the member's marks. */
export async function findMarkState(work: ChurchWork, memberId: MemberId) {
  const [row] = await work.tx
    .select({ versao: max(bibliaMarca.versao), total: sql<number>`count(*)::integer` })
    .from(bibliaMarca)
    .where(ofMember(work, memberId))
  return { versao: row?.versao ?? 0, total: row?.total ?? 0 }
}

/** Writes the marks that are newer than the stored ones. */
export async function mergeMarks(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  versao: number,
  marks: readonly BibleMark[],
): Promise<void> {
  const rows = marks.map(({ tipo, cor, ativo, alteradaEm, ...place }) => ({
    igrejaId: church.igrejaId,
    memberId,
    ordem: toOrder(place),
    tipo,
    cor,
    ativo,
    versao,
    alteradaEm: new Date(alteradaEm),
  }))
  const { igrejaId, ordem, tipo } = bibliaMarca
  const sent = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(bibliaMarca)
    .values(rows)
    .onConflictDoUpdate({
      target: [igrejaId, bibliaMarca.memberId, ordem, tipo],
      set: { cor: sent('cor'), ativo: sent('ativo'), alteradaEm: sent('alterada_em'), versao: sent('versao') },
      setWhere: sql`excluded.alterada_em > ${bibliaMarca.alteradaEm}`,
    })
}

/** Lists the stored marks at the places of the given marks. */
export async function listMarksAt(
  work: ChurchWork,
  memberId: MemberId,
  marks: readonly Pick<BibleMark, 'livro' | 'capitulo' | 'versiculo' | 'tipo'>[],
): Promise<BibleMark[]> {
  const rows = await work.tx
    .select()
    .from(bibliaMarca)
    .where(
      and(
        ofMember(work, memberId),
        or(...marks.map((mark) => and(eq(bibliaMarca.ordem, toOrder(mark)), eq(bibliaMarca.tipo, mark.tipo)))),
      ),
    )
    .orderBy(asc(bibliaMarca.ordem), asc(bibliaMarca.tipo))
  return rows.map(toMark)
}

const toOrder = ({ livro, capitulo, versiculo }: Pick<BibleMark, 'livro' | 'capitulo' | 'versiculo'>) =>
  placeOrder({ book: livro, chapter: capitulo, verse: versiculo })

function toMark({ ordem, tipo, cor, ativo, alteradaEm }: typeof bibliaMarca.$inferSelect): BibleMark {
  const { book, chapter, verse = 0 } = placeAt(ordem)
  const place = { livro: book, capitulo: chapter, versiculo: verse }
  return { ...place, tipo, cor, ativo, alteradaEm: alteradaEm.toISOString() }
}
