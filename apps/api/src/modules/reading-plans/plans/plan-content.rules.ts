import type { Locale } from '@narthex/contract/locale'
import type { Plan, PlanDay, PlanSummary } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { catalogue } from '@narthex/locales/catalogue'
import type { GroupId } from '../../../platform/ids.ts'
import type { ProductPlan } from '../product-plans/product-plans.rules.ts'
import { type Season, seasonStart } from '../product-plans/seasons.rules.ts'
import type { PlanRow } from './plans.queries.ts'

/** A plan of the product or of the church, as the rest of the module reads it. */
export interface PlanContent {
  readonly id: string
  readonly origem: PlanSummary['origem']
  readonly nome: string
  readonly descricao: string
  readonly idioma: string
  readonly season: Season | null
  readonly dias: readonly PlanDay[]
  readonly grupo: PlanSummary['grupo']
  readonly serie: string | null
  readonly isOpen: boolean
}

export function describeProductPlan({ key, id, season, days }: ProductPlan, locale: Locale): PlanContent {
  const { name, description } = catalogue[locale].planNames[key]
  return {
    id,
    origem: 'PRODUTO',
    nome: name,
    descricao: description,
    idioma: locale,
    season,
    dias: days.map((passagens) => ({ passagens: [...passagens], texto: null, pergunta: null })),
    grupo: null,
    serie: null,
    isOpen: true,
  }
}

export function describeChurchPlan(row: PlanRow, groupNames: ReadonlyMap<GroupId, string>): PlanContent {
  const { id, nome, descricao, idioma, dias, serie, groupId, flagPublicado, removidoEm } = row
  const groupName = groupId === null ? undefined : groupNames.get(groupId)
  return {
    id,
    origem: 'IGREJA',
    nome,
    descricao,
    idioma,
    season: null,
    dias,
    serie,
    grupo: groupId !== null && groupName !== undefined ? { id: groupId, nome: groupName } : null,
    isOpen: flagPublicado && removidoEm === null,
  }
}

export function toPlanSummary({ id, season, dias, isOpen: _, ...plan }: PlanContent, today: string): PlanSummary {
  const inicioSugerido = season && seasonStart(season, today)
  return { ...plan, uuid: id, totalDias: dias.length, inicioSugerido }
}

export const toPlan = (plan: PlanContent, today: string): Plan => ({
  ...toPlanSummary(plan, today),
  dias: [...plan.dias],
})
