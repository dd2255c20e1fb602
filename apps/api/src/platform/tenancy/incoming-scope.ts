import type { ChurchScope } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'

export interface IncomingChurch {
  readonly id: number
  readonly uuid: string
  readonly codigo: string
  readonly slug: string
  readonly organizacaoId: number | null
  readonly versao: number
}

/** A row of the directory for a church that is being brought in: closed, at no host of its own yet. */
export const toIncomingRow = (church: IncomingChurch) =>
  ({ ...church, kind: 'church', flagAtivo: false, hostPrincipal: null }) as const

/** Its scope, before its row is committed: files are put under its id. */
export const createIncomingScope = (church: IncomingChurch): ChurchScope => createScope(toIncomingRow(church))
