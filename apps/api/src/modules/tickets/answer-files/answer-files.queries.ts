import { and, eq, inArray, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
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
