import { describe, expect, it } from 'vitest'
import { setUpCallMatrix } from './testing/matrix/call-matrix.ts'
import { listEndpoints } from './testing/matrix/cells.ts'

const endpoints = listEndpoints('public')

describe('who may call what is public', () => {
  const { findComplaints } = setUpCallMatrix(endpoints)

  it.each(endpoints)('%s: only the permitted callers', async (_, endpoint) => {
    expect(await findComplaints(endpoint)).toEqual([])
  })
})
