#!/usr/bin/env node
/*
 * Speaks the command line of ffmpeg as far as the product uses it, and converts nothing. What the input says after its first
 * 64 bytes decides: `broken` fails, `data` is no video, `full` finds no room while the file that it names is there, anything
 * else is a minute of 720 lines with sound.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const args = process.argv.slice(2)
const text = readFileSync(valueAfter('-i'), 'latin1').slice(64)
const output = args.at(-1) ?? ''

/** @param {string} option */
function valueAfter(option) {
  const value = args[args.indexOf(option) + 1]
  if (value === undefined) throw new Error(`${option} is missing`)
  return value
}

function probe() {
  if (text.startsWith('data')) process.stderr.write('input: Invalid data found when processing input\n')
  else
    process.stderr.write(
      '  Duration: 00:01:00.00, start: 0.000000, bitrate: 900 kb/s\n' +
        '  Stream #0:0: Video: h264 (High), yuv420p, 1280x720, 25 fps\n' +
        '  Stream #0:1: Audio: aac (LC), 48000 Hz, stereo\n' +
        'At least one output file must be specified\n',
    )
  process.exit(1)
}

function convert() {
  if (text.startsWith('broken')) process.exit(1)
  const [word, blocker = ''] = text.split(' ')
  if (word === 'full' && existsSync(blocker)) {
    process.stderr.write('av_interleaved_write_frame(): No space left on device\n')
    process.exit(1)
  }
  const folder = dirname(output)
  const streams = valueAfter('-var_stream_map')
    .split(' ')
    .map((_, at) => `v${at}`)
  for (const seconds of [0, 15, 30, 45, 60]) process.stdout.write(`out_time_us=${seconds * 1e6}\nprogress=continue\n`)
  for (const name of streams) {
    writeFileSync(join(folder, `${name}-00000.ts`), `segment of ${name}`)
    writeFileSync(join(folder, `${name}.m3u8`), `#EXTM3U\n#EXTINF:6,\n${name}-00000.ts\n#EXT-X-ENDLIST\n`)
  }
  const master = streams.map((name) => `#EXT-X-STREAM-INF:BANDWIDTH=900000\n${name}.m3u8\n`).join('')
  writeFileSync(join(folder, valueAfter('-master_pl_name')), `#EXTM3U\n${master}`)
}

if (args.at(-2) === '-i') probe()
else if (basename(output).endsWith('.m3u8')) convert()
// No picture can be taken of it.
else process.exit(1)
