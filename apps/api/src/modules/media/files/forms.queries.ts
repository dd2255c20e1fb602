import { and, eq, inArray, isNull, type SQL, sum } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import type { StoredFile } from './files.queries.ts'
import { arquivo, arquivoForma } from './files.tables.ts'

export type FileForm = Omit<typeof arquivoForma.$inferSelect, 'igrejaId'>

const isOwn = ({ church }: ChurchWork, ...more: SQL[]) => and(ofChurch(arquivoForma, church), ...more)

export async function insertForm({ church, tx }: ChurchWork, row: OwnRow<typeof arquivoForma>): Promise<void> {
  await tx.insert(arquivoForma).values({ ...row, igrejaId: church.igrejaId })
}

export async function findForm(work: ChurchWork, codigo: string): Promise<FileForm | undefined> {
  const [found] = await work.tx
    .select()
    .from(arquivoForma)
    .where(isOwn(work, eq(arquivoForma.codigo, codigo)))
  return found
}

/** A form with the file that it belongs to. */
export async function findFormOfFile(
  work: ChurchWork,
  codigo: string,
): Promise<
  { readonly form: FileForm; readonly file: Pick<StoredFile, 'nome' | 'flagBiblioteca' | 'removidoEm'> } | undefined
> {
  const { nome, flagBiblioteca, removidoEm } = arquivo
  const [found] = await work.tx
    .select({ form: arquivoForma, file: { nome, flagBiblioteca, removidoEm } })
    .from(arquivoForma)
    .innerJoin(arquivo, and(ofChurch(arquivo, work.church), eq(arquivo.codigo, arquivoForma.arquivoCodigo)))
    .where(isOwn(work, eq(arquivoForma.codigo, codigo)))
  return found
}

/** Every form of a file, those that were replaced too. */
export function listForms(work: ChurchWork, arquivoCodigo: string): Promise<FileForm[]> {
  return work.tx
    .select()
    .from(arquivoForma)
    .where(isOwn(work, eq(arquivoForma.arquivoCodigo, arquivoCodigo)))
    .orderBy(arquivoForma.criadoEm, arquivoForma.codigo)
}

/** Marks the forms that nothing shows from now on, and gives their codes. */
export async function retireForms(work: ChurchWork, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await work.tx
    .update(arquivoForma)
    .set({ retiradoEm: work.now })
    .where(isOwn(work, inArray(arquivoForma.codigo, [...codes]), isNull(arquivoForma.retiradoEm)))
    .returning({ codigo: arquivoForma.codigo })
  return rows.map(({ codigo }) => codigo)
}

export async function deleteForm(work: ChurchWork, codigo: string): Promise<FileForm | undefined> {
  const [gone] = await work.tx
    .delete(arquivoForma)
    .where(isOwn(work, eq(arquivoForma.codigo, codigo)))
    .returning()
  return gone
}

/** Sum of the bytes of a file's displayed forms. */
export async function sumFormBytes(work: ChurchWork, arquivoCodigo: string): Promise<number> {
  const [row] = await work.tx
    .select({ total: sum(arquivoForma.bytes) })
    .from(arquivoForma)
    .where(isOwn(work, eq(arquivoForma.arquivoCodigo, arquivoCodigo), isNull(arquivoForma.retiradoEm)))
  return Number(row?.total ?? 0)
}
