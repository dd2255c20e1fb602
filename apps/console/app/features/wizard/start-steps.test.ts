import { startSteps } from '@narthex/contract/churches/start.settings'
import { expect, test } from 'vitest'
import { findStep, firstOpenStep, stepAfter, stepBefore, stepSlugs, stepsFor } from './start-steps.ts'

const worker = {
  permissoes: ['settings', 'content.write', 'roles.grant'],
  igreja: { modulos: ['MOD_DOACAO'] },
} as const

test('each step has an address of its own', () => {
  expect(new Set(Object.values(stepSlugs)).size).toBe(startSteps.length)
  for (const step of startSteps) expect(findStep(stepSlugs[step])).toBe(step)
  expect(findStep('nowhere')).toBeUndefined()
  expect(findStep(undefined)).toBeUndefined()
})

test('a person is led through what they may do, and a gift is rehearsed where the church takes gifts', () => {
  expect(stepsFor(worker)).toEqual(startSteps)
  const without = stepsFor({ permissoes: ['settings'], igreja: { modulos: [] } })
  expect(startSteps.filter((step) => !without.includes(step))).toEqual(['CULTOS', 'EQUIPE', 'OFERTA'])
})

test('one goes on with the first step that was not passed, and ends at the home', () => {
  const steps = stepsFor(worker)
  expect(firstOpenStep(steps, [])).toBe('IDENTIDADE')
  expect(firstOpenStep(steps, ['IDENTIDADE', 'VISUAL'])).toBe('ENDERECOS')
  expect(firstOpenStep(steps, steps)).toBe('INICIO')
  expect(stepAfter(steps, 'IDENTIDADE')).toBe('ENDERECOS')
  expect(stepBefore(steps, 'IDENTIDADE')).toBeUndefined()
  expect(stepAfter(steps, 'INICIO')).toBeUndefined()
})
