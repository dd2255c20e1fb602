import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { and, count, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { Placed } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ListPart } from '../../../platform/resources/resource-list.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findMakers } from '../../audit/history.service.ts'
import { arquivo, arquivoForma } from '../files/files.tables.ts'
import { usesOfFile } from './library.columns.ts'

const { igrejaId: _, sha256: __, flagBiblioteca: ___, ...columns } = getTableColumns(arquivo)

type Row = Pick<typeof arquivo.$inferSelect, keyof typeof columns> & {
  readonly usos: number
  /** The address of the whole, without what is said of it. */
  readonly original: string | null
}

/** The form that holds the whole. */
const isBase = ({ church }: ChurchWork) => and(ofChurch(arquivoForma, church), eq(arquivoForma.codigo, arquivo.base))

const shown = { ...columns, usos: usesOfFile, original: arquivoForma.endereco }

export async function listLibrary(
  work: ChurchWork,
  { where, orderBy, place, limit }: ListPart,
): Promise<(LibraryFile & Placed)[]> {
  const rows = await work.tx
    .select({ ...shown, place })
    .from(arquivo)
    .leftJoin(arquivoForma, isBase(work))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  const files = await toLibraryFiles(work, rows)
  return rows.map((row, at) => ({ ...(files[at] as LibraryFile), place: row.place }))
}

export async function countLibrary({ church: _, tx }: ChurchWork, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(arquivo).where(where)
  return row?.total ?? 0
}

export async function findLibraryFile(work: ChurchWork, id: number): Promise<LibraryFile | undefined> {
  const rows = await work.tx
    .select(shown)
    .from(arquivo)
    .leftJoin(arquivoForma, isBase(work))
    .where(and(ofChurch(arquivo, work.church), eq(arquivo.id, id), eq(arquivo.flagBiblioteca, true)))
  const [file] = await toLibraryFiles(work, rows)
  return file
}

async function toLibraryFiles(work: ChurchWork, rows: readonly Row[]): Promise<LibraryFile[]> {
  const creators = await findMakers(
    work,
    'arquivo',
    rows.map(({ id }) => String(id)),
  )
  return rows.map(({ base: _, criadoEm, removidoEm, original, ...row }) => {
    const creator = creators.get(String(row.id))
    return {
      ...row,
      original: row.tipo === 'IMAGEM' ? original : null,
      criadoEm: criadoEm.toISOString(),
      removidoEm: removidoEm?.toISOString() ?? null,
      autor: creator ? `${creator.nome} ${creator.sobrenome}`.trim() : null,
    }
  })
}
