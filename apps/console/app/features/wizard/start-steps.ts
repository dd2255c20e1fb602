import { type StartStep, startSteps } from '@narthex/contract/churches/start.settings'
import { type Demand, isAdmitted, type Worker } from '../../navigation/find-places.ts'

/** How a step is called in the address of its screen. */
export const stepSlugs: Readonly<Record<StartStep, string>> = {
  IDENTIDADE: 'identity',
  ENDERECOS: 'addresses',
  VISUAL: 'look',
  IDIOMA: 'language',
  MODULOS: 'modules',
  CULTOS: 'services',
  PAGINA: 'page',
  EQUIPE: 'team',
  OFERTA: 'gift',
  INICIO: 'home',
}

/** Requirements of a step besides the permission to change settings. */
const demands: Readonly<Partial<Record<StartStep, Demand>>> = {
  CULTOS: { permission: 'content.write' },
  EQUIPE: { permission: 'roles.grant' },
  OFERTA: { module: 'MOD_DOACAO' },
}

/** The steps of a person at their church, in order. */
export const stepsFor = (worker: Worker): StartStep[] =>
  startSteps.filter((step) => isAdmitted(worker, demands[step] ?? {}))

export const findStep = (slug: string | undefined): StartStep | undefined =>
  startSteps.find((step) => stepSlugs[step] === slug)

/** The step that a person goes on with: the first that was not passed, at the end the last. */
export function firstOpenStep(steps: readonly StartStep[], passed: readonly StartStep[]): StartStep {
  return steps.find((step) => !passed.includes(step)) ?? 'INICIO'
}

/** The step after another one; the last step has none. */
export const stepAfter = (steps: readonly StartStep[], step: StartStep): StartStep | undefined =>
  steps[steps.indexOf(step) + 1]
export const stepBefore = (steps: readonly StartStep[], step: StartStep): StartStep | undefined =>
  steps[steps.indexOf(step) - 1]
