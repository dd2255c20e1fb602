import { expect, test } from 'vitest'
import { callBody, nothingAskedYet, prayerRequestForm } from './prayer-request.ts'

const asked = (different: object) =>
  callBody(prayerRequestForm().parse({ ...nothingAskedYet, mensagem: 'Ore', ...different }))

test('what is asked of everybody travels with its switches', () => {
  expect(asked({ motivo: 3, isAnonymous: true, wantsVisit: true })).toEqual({
    mensagem: 'Ore',
    idOracaoMotivo: '3',
    flagPublicarMural: 'true',
    flagAnonimo: 'true',
    flagReceberLigacao: 'false',
    flagReceberVisita: 'true',
  })
})

test('a request to the pastors alone is not anonymous: they are the ones who see the name', () => {
  expect(asked({ audience: 'pastors', isAnonymous: true })).toMatchObject({
    flagPublicarMural: 'false',
    flagAnonimo: 'false',
  })
})

test('a phone is told only for a call, and there is no call without one', () => {
  expect(asked({ telefone: '11 91234-5678' })).not.toHaveProperty('telefone')
  const silent = prayerRequestForm().safeParse({ ...nothingAskedYet, mensagem: 'Ore', wantsCall: true })
  expect(silent.error?.issues).toMatchObject([{ path: ['telefone'], message: 'REQUIRED' }])
  expect(asked({ wantsCall: true, telefone: '11 91234-5678' })).toMatchObject({ telefone: '+55 11 91234-5678' })
})

test('nothing at all is no request', () => {
  expect(prayerRequestForm().safeParse({ ...nothingAskedYet, mensagem: ' \n ' }).success).toBe(false)
})
