import type { OwnerConnection } from '../platform/database/database.ts'
import type { Tenant } from '../platform/scope/scope.ts'

/** A statement as the product sent it. */
export interface SentStatement {
  readonly sql: string
  readonly params: unknown[]
}

/** A node of a plan, as EXPLAIN (ANALYZE, FORMAT JSON) writes it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Parent Relationship'?: string
  readonly 'Relation Name'?: string
  readonly 'Function Name'?: string
  readonly 'Actual Loops': number
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/**
 * Puts the planner where a restored dump, an upgraded server or a bulk load without ANALYZE leaves it: no statistics of
 * any table. Needs a superuser; answers false where the owner is none.
 */
export async function removeStatistics(owner: OwnerConnection): Promise<boolean> {
  const [row] = await owner.query<{ superuser: string }>(`select current_setting('is_superuser') as superuser`)
  if (row?.superuser !== 'on') return false
  await owner.exec(`
    delete from pg_statistic;
    update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`)
  return true
}

/** Runs a statement again as the tenant would and answers with its plan and what each node did; nothing is kept. */
export async function explainAnalyze(
  owner: OwnerConnection,
  tenant: Tenant,
  { sql, params }: SentStatement,
): Promise<PlanNode> {
  const [church, organisation] = tenant.kind === 'church' ? [tenant.igrejaId, ''] : ['', tenant.organizacaoId]
  await owner.exec(`begin; set local role narthex_app; set local app.igreja = '${church}';
    set local app.organizacao = '${organisation}'; set local statement_timeout = 60000`)
  try {
    const [row] = await owner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${sql}`,
      params,
    )
    const plan = row?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error('EXPLAIN answered without a plan')
    return plan
  } finally {
    await owner.exec('rollback')
  }
}

export function allNodes(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(allNodes)]
}

/**
 * How many rows a plan looked at: rows that nodes gave, kept or removed, over all their loops. Grows with the rows of the
 * church for a sound plan, with their square for one that joins by trying every pair.
 */
export function countRowsVisited(plan: PlanNode): number {
  return allNodes(plan)
    .map((node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
      return (node['Actual Rows'] + removed) * node['Actual Loops']
    })
    .reduce((sum, rows) => sum + rows, 0)
}
