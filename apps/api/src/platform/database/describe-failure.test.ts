import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

/** Makes an error as drizzle wraps what node-postgres throws. */
const failed = (fields: object, message: string) =>
  new Error('Failed query: insert into x\nparams: maria@example.org', {
    cause: Object.assign(new Error(message), { severity: 'ERROR', ...fields }),
  })

test('a full disk is named', () => {
  const message = 'could not extend file "base/1/2": No space left on device'
  expect(describeFailure(failed({ code: '53100' }, message))).toMatchObject({ code: '53100', message })
})

test('what quotes a value is known by its code alone', () => {
  const quoting = failed({ code: '22P02', table: 'pessoa' }, 'invalid input syntax for type uuid: "maria@example.org"')
  expect(describeFailure(quoting)).toMatchObject({ code: '22P02', table: 'pessoa' })
  expect(JSON.stringify(describeFailure(quoting))).not.toContain('maria')
  const taken = failed({ code: '23505', constraint: 'conta_email' }, 'Key (email)=(maria@example.org) already exists')
  expect(JSON.stringify(describeFailure(taken))).not.toContain('maria')
})

test('a lost connection is named by the last cause', () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(describeFailure(new DatabaseUnavailableError(lost))).toEqual({
    code: 'ECONNREFUSED',
    message: 'connect ECONNREFUSED',
  })
})

test('a cause that is none of the database’s is known by its code alone', () => {
  const cause = Object.assign(new Error('550 maria@example.org is unknown'), { code: 'EENVELOPE' })
  expect(describeFailure(new Error('a mail failed', { cause }))).toEqual({ code: 'EENVELOPE', message: undefined })
})

test('an error without a cause has none to name', () => {
  expect(describeFailure(new Error('a bug'))).toBeUndefined()
  expect(describeFailure('thrown')).toBeUndefined()
})
