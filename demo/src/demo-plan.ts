import type { PlanForm } from '@narthex/contract/reading-plans/reading-plan.schemas'

/** A church's reading plan, and who is on the way with it. */
export interface DemoPlan {
  readonly plan: Pick<PlanForm, 'nome' | 'descricao' | 'idioma'>
  /** Passages by OSIS; the words are the church's own. */
  readonly days: readonly { readonly passages: readonly string[]; readonly text?: string; readonly question?: string }[]
  /** A login, how many days ago they began, and the days that they have read. */
  readonly reader: { readonly login: string; readonly daysAgo: number; readonly read: readonly number[] }
}
