import type { StoredFiles } from '../../../platform/backup/stored-files.ts'
import { listStoredNames } from './keeping.service.ts'

interface FileRow {
  readonly igrejaId: number
  readonly codigo: string
  readonly endereco: string
}

/** Lists the files of all churches for a backup. Every variant of a picture is included: a restore does not draw them again. */
export const storedFiles: StoredFiles = {
  select: `select igreja_id as "igrejaId", codigo, endereco from arquivo order by igreja_id, codigo`,
  toFile: ({ igrejaId, codigo, endereco }: FileRow) => ({ igrejaId, names: listStoredNames({ codigo, endereco }) }),
}
