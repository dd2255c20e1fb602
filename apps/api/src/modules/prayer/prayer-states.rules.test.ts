import { expect, it, test } from 'vitest'
import { decided, decidedMessage, stateOfMessage, stateOfPrayer } from './prayer-states.rules.ts'

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

it('is decided by whoever decides last, but being looked after undoes no decision', () => {
  expect(decided('OCULTA', 'PUBLICAR')).toBe('PUBLICADA')
  expect(decided('PUBLICADA', 'OCULTAR')).toBe('OCULTA')
  expect(decided('PENDENTE', 'RECUSAR')).toBe('RECUSADA')
  expect(decided('CUIDADO', 'CUIDADO_RESOLVIDO')).toBe('RESERVADA')
  expect(decided('PUBLICADA', 'CUIDADO_RESOLVIDO')).toBe('PUBLICADA')
  expect(decided('CUIDADO', 'CONTATO_FEITO')).toBe('CUIDADO')
  expect(decidedMessage('CUIDADO', 'CUIDADO_RESOLVIDO')).toBe('OCULTA')
  expect(decidedMessage('PUBLICADA', 'CUIDADO_RESOLVIDO')).toBe('PUBLICADA')
})
