import { readChordPro } from '@narthex/contract/praise/formats/chordpro'
import { type PraiseMode, toLyric } from '@narthex/contract/praise/praise-mode'
import { expect, test } from 'vitest'
import { toBlocks } from './song-blocks.ts'

const song = readChordPro(`{c: Intro}
[G] [D]
{sov: Verso 1}
[G]um
dois

três
{eov}
{soc}
[C]coro
{eoc}
{sot: Riff}
e|--0--|
{eot}
{chorus}`)

const lines = (mode: PraiseMode) =>
  toBlocks(song, mode).map(({ kind, name, lines }) => [kind, name, lines.map(toLyric).join('/')])

test('a song with chords has all its parts, its stanzas apart, and the chorus to be sung again', () => {
  expect(lines('cipher')).toEqual([
    ['OTHER', 'Intro', ''],
    ['VERSE', 'Verso 1', 'um/dois'],
    ['VERSE', undefined, 'três'],
    ['CHORUS', '', 'coro'],
    ['TAB', 'Riff', 'e|--0--|'],
    ['CHORUS', '', ''],
  ])
})

test('its words alone have no tabs, and nothing that is only played', () => {
  expect(lines('lyric')).toEqual([
    ['VERSE', 'Verso 1', 'um/dois'],
    ['VERSE', undefined, 'três'],
    ['CHORUS', '', 'coro'],
    ['CHORUS', '', ''],
  ])
})

test('a song without parts is its stanzas', () => {
  const { letter } = readChordPro('[G]um\n\ndois')
  expect(toBlocks({ letter, sections: [] }, 'cipher').map(({ lines }) => lines.length)).toEqual([1, 1])
  expect(toBlocks({ letter: [], sections: [] }, 'cipher')).toEqual([])
})
