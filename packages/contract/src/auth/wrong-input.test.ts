import { expect, it } from 'vitest'
import { findBodyProblems } from '../testing/problems.ts'
import { changePassword } from './account.endpoints.ts'

it.each([
  ['no proof', { codigo: undefined }],
  ['two proofs', { senhaAtual: 'a', codigo: 'b' }],
])('a password is not changed with %s', (_, proof) => {
  expect(findBodyProblems(changePassword, proof)).toMatchObject([{ message: 'One proof' }])
})

it('a password is changed by either proof', () => {
  expect(findBodyProblems(changePassword, { senhaAtual: 'a', codigo: undefined })).toEqual([])
})

it('a new password is told each rule that it breaks', () => {
  expect(findBodyProblems(changePassword, { senha: 'jesus' }).map(({ message }) => message)).toEqual([
    'PASSWORD_SHORT',
    'PASSWORD_UPPER',
    'PASSWORD_DIGIT',
    'PASSWORD_SPECIAL',
    'PASSWORD_COMMON',
  ])
})
