import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { readTableApart } from './read-table-apart.ts'
import { TableError } from './table-cell.ts'

const bounds = { maxRows: 1000, maxColumns: 10 }
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a table is read by another thread as it is by this one', async () => {
  const bytes = bytesOf('Nome;Idade\nAna;7\n"Lia; Prado";8\n')
  expect(await readTableApart(bytes, bounds)).toEqual(await readTable(bytes, bounds))
})

test('what is wrong with a table is said with its row', async () => {
  await expect(readTableApart(bytesOf('a;b\n'.repeat(1001)), bounds)).rejects.toMatchObject({
    fault: 'TOO_LONG',
    row: 1001,
  })
  await expect(readTableApart(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), bounds)).rejects.toMatchObject({
    fault: 'OLD_EXCEL',
  })
  await expect(readTableApart(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2]), bounds)).rejects.toBeInstanceOf(
    TableError,
  )
})

test('reading a long table takes next to nothing of the thread that serves everyone', async () => {
  const bytes = bytesOf('Ana;Souza;ana@example.org;11987654321\n'.repeat(60_000))
  const tooShort = { maxRows: 59_999, maxColumns: 10 }
  const cpuOf = async (read: typeof readTable | typeof readTableApart) => {
    const before = process.threadCpuUsage()
    await expect(read(bytes, tooShort)).rejects.toMatchObject({ fault: 'TOO_LONG' })
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  const own = await cpuOf(readTable)
  // The least of three: what else the process does at the time counts as well.
  const apart = [await cpuOf(readTableApart), await cpuOf(readTableApart), await cpuOf(readTableApart)]
  expect(Math.min(...apart)).toBeLessThan(own / 3)
})
