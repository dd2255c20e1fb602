import type { Success } from '@narthex/contract/endpoint'
import type {
  ChurchState,
  ListedChurch,
  listOperatorChurches,
  OperatorChurch,
} from '@narthex/contract/operator/churches.endpoints'
import { type ListQuery, readList } from '../../../platform/database/keyset.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { maskEmail } from '../../../platform/strangers/mask-email.ts'
import { officeOrigin, toOrigin } from '../../../platform/tenancy/product-domain.ts'
import { listHosts } from '../../churches/office/hosts.service.ts'
import { type ChurchFilter, type OperatedChurch, operatedChurches } from '../../churches/operating/operating.service.ts'
import { listAdministrators } from '../../users/administrators.service.ts'
import { requireChurch } from '../operator-churches.service.ts'

export type ReadNeeds = Needs<'database' | 'directory' | 'domain' | 'transactions'>

/** Churches by name. Throws VALIDATION for a cursor of another list. */
export async function listChurches(
  platform: ReadNeeds,
  { apos, limit, ...filter }: ListQuery & ChurchFilter,
): Promise<Success<typeof listOperatorChurches>> {
  const { rows, proximo, total } = await platform.database.asOperator((tx) =>
    readList(
      operatedChurches.order,
      { apos, limit },
      {
        list: (part) => operatedChurches.list(tx, filter, part),
        count: () => operatedChurches.count(tx, filter),
      },
    ),
  )
  return { itens: rows.map((row) => toListed(platform, row)), proximo, total }
}

/** A church of a code. Throws NOT_FOUND. */
export async function readChurch(platform: ReadNeeds, codigo: string): Promise<OperatorChurch> {
  const scope = await requireChurch(platform, codigo)
  const row = await platform.database.asOperator((tx) => operatedChurches.find(tx, scope.igrejaId))
  if (!row) throw notFound()
  const own = createOwnCall(platform.transactions.at(scope))
  const { modules } = await own.facts()
  const { itens: hosts } = await listHosts(platform, own)
  const owners = await listAdministrators(own)
  return {
    ...toListed(platform, row),
    idioma: row.idioma,
    fusoHorario: row.fusoHorario,
    escritorio: officeOrigin(platform.domain, { label: row.codigo }),
    suspensaEm: row.flagAtivo ? null : (row.suspensaEm?.toISOString() ?? null),
    modulos: [...modules].sort(),
    hosts,
    administradores: owners.map(({ email, hasVisited }) => ({ email: maskEmail(email), flagEntrou: hasVisited })),
  }
}

function toListed({ domain }: Needs<'domain'>, row: OperatedChurch): ListedChurch {
  const { id, codigo, slug, nome, codigoPlano, organizacaoSlug, organizacaoNome, dataCadastro, hostPrincipal } = row
  return {
    id,
    codigo,
    slug,
    nome,
    situacao: toState(row),
    plano: codigoPlano,
    organizacao:
      organizacaoSlug !== null && organizacaoNome !== null ? { slug: organizacaoSlug, nome: organizacaoNome } : null,
    dataCadastro: dataCadastro.toISOString(),
    site: toOrigin(domain, { hostPrincipal, label: codigo }),
  }
}

const toState = ({ flagAtivo, suspensaEm }: Pick<OperatedChurch, 'flagAtivo' | 'suspensaEm'>): ChurchState =>
  flagAtivo ? 'ABERTA' : suspensaEm ? 'SUSPENSA' : 'ARQUIVADA'
