import { moderationQueues } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { expect, test } from 'vitest'
import { actsAfter, listActs } from './case-acts.ts'
import type { Case } from './moderation-calls.ts'

const prayer = (different: object) =>
  ({ oracao: { situacao: 'PENDENTE', flagPublicarMural: true, ...different }, mensagem: null }) as unknown as Case
const message = (different: object) =>
  ({ oracao: null, mensagem: { situacao: 'PUBLICADA', ...different } }) as unknown as Case
const decisions = (...[queue, example]: Parameters<typeof listActs>) =>
  listActs(queue, example).map(({ decision }) => decision)

test('what was asked of the pastors alone can be put on the wall from no queue', () => {
  for (const queue of ['CUIDADO', 'CONTATO', 'RESERVADA', 'DECIDIDA'] as const)
    expect(decisions(queue, prayer({ flagPublicarMural: false })), queue).not.toContain('PUBLICAR')
  expect(decisions('CUIDADO', prayer({}))).toEqual(['CUIDADO_RESOLVIDO', 'PUBLICAR'])
  expect(decisions('PENDENTE', prayer({ situacao: 'CUIDADO' }))).toEqual(['CUIDADO_RESOLVIDO', 'PUBLICAR'])
})

test('whatever others feel is asked once more, and what stays as it is is not', () => {
  for (const queue of moderationQueues)
    for (const example of [prayer({}), prayer({ situacao: 'OCULTA' }), message({})])
      for (const { decision, label, isConfirmed } of listActs(queue, example)) {
        if (decision === 'RECUSAR' || decision === 'CUIDADO_RESOLVIDO' || label === 'OCULTAR')
          expect(isConfirmed, `${queue} ${label}`).toBe(true)
        if (label === 'KEEP' || label === 'STAY_OFF') expect(isConfirmed, `${queue} ${label}`).toBe(false)
      }
  expect(listActs('CUIDADO', prayer({})).every(({ isConfirmed }) => isConfirmed)).toBe(true)
})

test('what is reported stays where it is at the first button', () => {
  expect(decisions('DENUNCIADA', message({}))).toEqual(['PUBLICAR', 'OCULTAR'])
  expect(decisions('DENUNCIADA', prayer({ situacao: 'OCULTA' }))).toEqual(['OCULTAR', 'PUBLICAR'])
})

test('what was decided is decided upon no more, save that it can be taken off the wall', () => {
  const after = (outcome: Parameters<typeof actsAfter>[0]) =>
    actsAfter(outcome, 'PENDENTE', prayer({})).map(({ decision }) => decision)
  for (const open of [undefined, 'takenBack', 'failed', 'changed'] as const)
    expect(after(open)).toEqual(['PUBLICAR', 'RECUSAR'])
  for (const closed of ['held', 'gone', 'RECUSAR', 'OCULTAR'] as const) expect(after(closed)).toEqual([])
  expect(after('PUBLICAR')).toEqual(['OCULTAR'])
})
