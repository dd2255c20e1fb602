import type { StoredFiles } from '../../../../platform/backup/stored-files.ts'

interface PieceRow {
  readonly igrejaId: number
  readonly nome: string
}

/** Lists the pieces of the videos of all churches for a backup. */
export const storedVideos: StoredFiles = {
  select: `select igreja_id as "igrejaId", nome from play_midia_parte order by igreja_id, midia_id, caminho, inicio`,
  toFile: ({ igrejaId, nome }: PieceRow) => ({ igrejaId, names: [nome] }),
}
