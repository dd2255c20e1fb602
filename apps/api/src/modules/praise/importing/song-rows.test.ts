import { describe, expect, it } from 'vitest'
import { pack } from '../../../platform/documents/testing/pack-archive.ts'
import { readSongRows } from './song-rows.ts'

const names = { V: 'Verso' }
const song = (title: string) => Buffer.from(`{title: ${title}}\n[G]Vem o vento`)
const summary = async (sent: Parameters<typeof readSongRows>[0]) =>
  (await readSongRows(sent, names)).map(({ path, fault, about, values }) => [path, fault ?? values.title, about])

describe('a folder of songs', () => {
  it('gives each file by its path below the folder, and says why others are none', async () => {
    const archive = await pack({
      'Louvores/Natal/b.cho': song('Estrela'),
      'Louvores/a.cho': song('Barco'),
      'Louvores/copia.cho': song('Barco'),
      'Louvores/capa.jpg': Buffer.from([0xff, 0xd8]),
      'Louvores/mais.zip': await pack({ 'c.cho': song('Mais') }),
      'Louvores/oculto.txt': await pack({ 'c.cho': song('Mais') }),
      'Louvores/vazio.txt': Buffer.from(''),
      'Louvores/.DS_Store': Buffer.from('x'),
      '__MACOSX/Louvores/._a.cho': Buffer.from('x'),
    })
    expect(await summary([{ path: 'louvores.zip', bytes: archive }])).toEqual([
      ['Natal/b.cho', 'Estrela', undefined],
      ['a.cho', 'Barco', undefined],
      ['capa.jpg', 'FILE_UNKNOWN', undefined],
      ['copia.cho', 'SAME_AS_FILE', 'a.cho'],
      ['mais.zip', 'FILE_IS_ARCHIVE', undefined],
      ['oculto.txt', 'FILE_IS_ARCHIVE', undefined],
      ['vazio.txt', 'FILE_EMPTY', undefined],
    ])
  })

  it('gives the same ids where its files are chosen by themselves', async () => {
    const archive = await readSongRows(
      [{ path: 'a.zip', bytes: await pack({ 'L/a.cho': song('A'), 'L/b.cho': song('B') }) }],
      names,
    )
    const sent = [
      { path: 'b.cho', bytes: song('B') },
      { path: 'a.cho', bytes: song('A') },
    ]
    expect(await readSongRows(sent, names)).toEqual(archive)
    expect(archive.map(({ values }) => values.idExterno)).toEqual(['a.cho', 'b.cho'])
  })

  it('has no path that leads out of it, and no id that is too long', async () => {
    const long = `${'x'.repeat(300)}.cho`
    const sent = ['../../etc/a.cho', '/b.cho', 'c:\\d\\..\\e.cho', long].map((path, at) => ({
      path,
      bytes: song(`${at}`),
    }))
    const rows = await readSongRows(sent, names)
    expect(rows.map(({ path }) => path)).toEqual(['b.cho', 'c:/d/e.cho', 'etc/a.cho', long])
    expect(String(rows[3]?.values.idExterno)).toMatch(/^[\da-f]{16} x{109}\.cho$/)
  })

  it('that is an archive with an archive beside other files takes those alone', async () => {
    const sent = [
      { path: 'a.cho', bytes: song('A') },
      { path: 'b.zip', bytes: await pack({ 'c.cho': song('C') }) },
    ]
    expect(await summary(sent)).toEqual([
      ['a.cho', 'A', undefined],
      ['b.zip', 'FILE_IS_ARCHIVE', undefined],
    ])
  })
})
