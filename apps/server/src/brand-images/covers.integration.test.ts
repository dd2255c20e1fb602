import { toHost } from '@narthex/api/testing/seeded-churches'
import { coverAddress } from '@narthex/ui/covers/cover-address'
import { coverSvg } from '@narthex/ui/covers/cover-svg'
import { describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'

describe('a cover as a file', () => {
  const statements: string[] = []
  const server = setUpServer({ onQuery: (sql) => statements.push(sql) })

  const make = { colour: '#0e7c7b', kind: 'rose', focus: 'middle', look: 'azulejo' } as const
  const get = (url: string) => server.app.inject({ url, headers: { host: toHost(server.churches.videira) } })

  it('is the drawing that stands in pages, for good, and asks nothing of the database', async () => {
    statements.length = 0
    const { statusCode, headers, body } = await get(coverAddress('batismo', make))
    expect(statusCode).toBe(200)
    expect(body).toBe(coverSvg('batismo', make))
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(statements).toEqual([])
  })

  it.each(['/cover/lily-side-0e7c7b-1.svg', '/cover/%3Cscript%3E', '/cover/'])('is not found at %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect(statusCode).toBe(404)
    expect(body).not.toContain('<svg')
  })
})
