import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { isMinor } from './ages.rules.ts'
import { listFaces } from './faces.queries.ts'

/** What members may come to see of each other; which of it whom is shown is the asking domain's to say. */
export interface Face {
  readonly id: number
  readonly nome: string
  readonly sobrenome: string
  readonly imagem: string | null
  readonly telefone: string | null
  /** Under 18 on the day that was asked about. */
  readonly isMinor: boolean
}

/**
 * Members by their ids, within a transaction that sees the church's rows; whoever has left is not among them. `today` is a
 * day of the church's calendar.
 */
export async function facesOf(
  church: ChurchScope,
  tx: Tx,
  today: string,
  memberIds: readonly number[],
): Promise<Map<number, Face>> {
  if (memberIds.length === 0) return new Map()
  const rows = await listFaces(church, tx, memberIds)
  return new Map(
    rows.map(({ dataNascimento, ...face }) => [face.id, { ...face, isMinor: isMinor(dataNascimento, today) }]),
  )
}
