import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('only what counts up is called a total, and each has its help', async () => {
  const server = await createMetrics().listen(0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  server.close()
  const kinds = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', kind]) => ({ name, kind }))
  expect(kinds.map(({ name }) => name)).toContain('nodejs_active_handles')
  expect(kinds.filter(({ name, kind }) => name.endsWith('_total') !== (kind === 'counter'))).toEqual([])
  expect(text.match(/^# HELP \w+ \S/gm)).toHaveLength(kinds.length)
})
