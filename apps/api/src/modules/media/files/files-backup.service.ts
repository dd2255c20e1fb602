import type { StoredFiles } from '../../../platform/backup/stored-files.ts'
import { listStoredNames } from './keeping.service.ts'

interface FormRow {
  readonly igrejaId: number
  readonly codigo: string
  readonly endereco: string
}

/**
 * Lists the bytes of files of all churches for a backup. Every variant of a picture is included: a restore does not draw them
 * again. Uploads under way are not: they begin again.
 */
export const storedFiles: StoredFiles = {
  select: `select igreja_id as "igrejaId", codigo, endereco from arquivo_forma order by igreja_id, codigo`,
  toFile: ({ igrejaId, codigo, endereco }: FormRow) => ({ igrejaId, names: listStoredNames({ codigo, endereco }) }),
}
