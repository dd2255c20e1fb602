import { expect, it, test } from 'vitest'
import { applyDecision, applyMessageDecision, stateOfMessage, stateOfPrayer } from './prayer-states.rules.ts'

const asked = { flagPublicarMural: true, sinais: [], publicarAposAprovacao: false }

test.each([
  ['PUBLICADA', asked],
  ['PENDENTE', { ...asked, publicarAposAprovacao: true }],
  ['PENDENTE', { ...asked, sinais: ['OFENSA'] as const }],
  ['RESERVADA', { ...asked, flagPublicarMural: false, publicarAposAprovacao: true }],
  ['CUIDADO', { ...asked, sinais: ['SUICIDIO'] as const }],
  ['CUIDADO', { ...asked, flagPublicarMural: false, sinais: ['OFENSA', 'VIOLENCIA'] as const }],
])('a prayer is %s of %j', (state, given) => expect(stateOfPrayer(given)).toBe(state))

test.each([
  ['PUBLICADA', []],
  ['PENDENTE', ['OFENSA'] as const],
  ['CUIDADO', ['OFENSA', 'ABUSO'] as const],
])('a message is %s of %j', (state, signs) => expect(stateOfMessage(signs)).toBe(state))

it('a prayer follows the last decision, and closing a care case overrides none', () => {
  expect(applyDecision('OCULTA', 'PUBLICAR')).toBe('PUBLICADA')
  expect(applyDecision('PUBLICADA', 'OCULTAR')).toBe('OCULTA')
  expect(applyDecision('PENDENTE', 'RECUSAR')).toBe('RECUSADA')
  expect(applyDecision('CUIDADO', 'CUIDADO_RESOLVIDO')).toBe('RESERVADA')
  expect(applyDecision('PUBLICADA', 'CUIDADO_RESOLVIDO')).toBe('PUBLICADA')
  expect(applyDecision('CUIDADO', 'CONTATO_FEITO')).toBe('CUIDADO')
  expect(applyMessageDecision('CUIDADO', 'CUIDADO_RESOLVIDO')).toBe('OCULTA')
  expect(applyMessageDecision('PUBLICADA', 'CUIDADO_RESOLVIDO')).toBe('PUBLICADA')
})
