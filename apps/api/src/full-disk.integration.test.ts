import { afterEach, describe, expect, it, vi } from 'vitest'
import { fullDisk } from './testing/full-disk.ts'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

const office = openAdminsOffice()
afterEach(() => vi.restoreAllMocks())

/** Calls every endpoint that takes files, and tells how each one that tried to store something was answered. */
async function sendEverywhere(store = office.test.platform.files.put) {
  const answers: Record<string, { status: number; code?: string; retryAfter: string | undefined }> = {}
  let isStoring = false
  vi.spyOn(office.test.platform.files, 'put').mockImplementation((...file) => {
    isStoring = true
    return store(...file)
  })
  for (const endpoint of servedEndpoints.filter(({ upload }) => upload)) {
    isStoring = false
    const { path, body } = buildSample(endpoint, office.admin)
    const { status, retryAfter, body: text } = await office.call(endpoint, path, body)
    if (isStoring) answers[endpoint.id] = { status, code: JSON.parse(text || '{}').code, retryAfter }
  }
  return answers
}

describe('a call that stores a file', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])('is answered 503 where the file store fails with %s', async (code) => {
    const answers = await sendEverywhere(() => Promise.reject(fullDisk(code)))
    expect(Object.keys(answers).length).toBeGreaterThan(2)
    for (const [id, { status, retryAfter, ...answer }] of Object.entries(answers)) {
      expect([status, answer.code], id).toEqual([503, 'UNAVAILABLE'])
      expect(Number(retryAfter), id).toBeGreaterThan(0)
    }
  })

  it('control: is accepted once there is room', async () => {
    const statuses = Object.values(await sendEverywhere()).map(({ status }) => status)
    expect(statuses.length).toBeGreaterThan(2)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
})
