import { type ActGroup, actGroups, findActGroup, listGroupActs } from '@narthex/contract/audit/act-groups'
import { type AuditedAct, auditedActs } from '@narthex/contract/audit/audited-acts'

/** The filters of the audit log, as its address holds them. */
export interface AuditFilters {
  readonly grupo?: ActGroup | undefined
  readonly acao?: AuditedAct | undefined
  /** The member who acted, with the name that was chosen. */
  readonly usuario?: string | undefined
  readonly nome?: string | undefined
  readonly de?: string | undefined
  readonly ate?: string | undefined
  /** Kind and id of a record. */
  readonly tipo?: string | undefined
  readonly registro?: string | undefined
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
const isId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,8}$/.test(text)

/** Reads the filters from an address; what is no filter is left out. */
export function readFilters(search: URLSearchParams): AuditFilters {
  const read = (name: string) => search.get(name)
  const [usuario, de, ate, tipo, registro] = ['usuario', 'de', 'ate', 'tipo', 'registro'].map(read) as [
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ]
  const acao = auditedActs.find((act) => act === read('acao'))
  const grupo = actGroups.find((group) => group === read('grupo')) ?? (acao && findActGroup(acao))
  const isRecord = isId(registro) && tipo !== null && /^[a-z_]{1,60}$/.test(tipo)
  return {
    grupo,
    acao: acao && grupo && listGroupActs(grupo).includes(acao) ? acao : undefined,
    ...(isId(usuario) && { usuario, nome: read('nome') ?? undefined }),
    de: isDay(de) ? de : undefined,
    ate: isDay(ate) ? ate : undefined,
    ...(isRecord && { tipo, registro }),
  }
}

/** The filters as parameters of an address. */
export const toParams = (filters: AuditFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])))
