import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullDisk } from '../../../../testing/full-disk.ts'
import type { Person } from '../../../../testing/people.ts'
import { setUpChurches } from '../../../../testing/set-up.ts'
import { createDelivery } from '../delivery/delivery.service.ts'
import { findVideoPassEnd } from '../delivery/video-passes.rules.ts'
import { plainVideo, tusClient } from '../testing/play-stage.ts'

const own = { modules: ['MOD_ASSINATURA'] } as const
const gigabyte = 1024 ** 3
const limits = { maxBytes: gigabyte, bytesPerChurch: gigabyte }
const startsAt = new Date('2026-11-23T12:00:00Z')
const minute = 60_000

function stageOf(ffmpegPath: string) {
  const test = setUpChurches({ videira: own }, { startsAt, videos: { ...limits, ffmpegPath } })
  let editor: Person
  beforeEach(async () => {
    await test.asOwner((owner) => owner.exec('delete from play_midia; delete from tarefa'))
    editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
  })
  const upload = async (video: Buffer) => {
    const client = tusClient({ app: test.app, host: 'videira.narthex.test', token: editor.token })
    const url = String((await client.create(video.length)).headers.location)
    await client.patch(url, 0, video)
  }
  const media = async () => {
    editor = { ...editor, token: (await test.logIn(editor.email)).token }
    return (await test.call('GET', '/igreja/play/midia/', { token: editor.token })).body.itens[0]
  }
  /** Reads a file as the delivery gives it. */
  const read = async (mediaId: string, path: string) => {
    const pass = { churchId: test.videira.igrejaId, mediaId, viewer: null, expiresAt: findVideoPassEnd(test.now) }
    const file = await createDelivery(test.platform)(test.videira, pass, path)
    const bytes = file && file !== 'ended' ? await file.read() : undefined
    return bytes && (await buffer(bytes)).toString('latin1')
  }
  return { test, upload, media, read }
}

const says = (word: string) => {
  const bytes = plainVideo(200)
  bytes.write(word, 64, 'latin1')
  return bytes
}

describe('a conversion', () => {
  const { test, upload, media, read } = stageOf(join(import.meta.dirname, '../testing/fake-ffmpeg.mjs'))

  it('plays the video as it was sent until it is done, and in several qualities then', async () => {
    const video = says('film')
    await upload(video)
    const before = await media()
    expect(before).toMatchObject({ situacao: 'CONVERTENDO', formato: 'UNICO' })
    expect(await read(before.id, 'video.mp4')).toBe(video.toString('latin1'))
    await test.runJobs()
    expect(await media()).toMatchObject({ situacao: 'PRONTA', formato: 'HLS', progresso: 100, duracaoSegundos: 60 })
    expect(await read(before.id, 'stream.m3u8')).toContain('v1.m3u8')
    expect(await read(before.id, 'v1-00000.ts')).toBe('segment of v1')
  })

  it('keeps the original for a day, for those who watch it', async () => {
    await upload(says('film'))
    const { id } = await media()
    await test.runJobs()
    expect(await read(id, 'video.mp4')).toBeDefined()
    test.advance(24 * 60 * minute)
    await test.runJobs()
    expect(await read(id, 'video.mp4')).toBeUndefined()
    expect(await read(id, 'stream.m3u8')).toBeDefined()
  })

  it('that was killed is made again', async () => {
    await upload(says('film'))
    // As a process leaves a job that it does not finish.
    await test.asOwner((owner) =>
      owner.exec(
        "update tarefa set tentativas = 1 where fila = 'play-conversao'; update play_midia set progresso = 45",
      ),
    )
    await test.runJobs()
    expect(await media()).toMatchObject({ situacao: 'PRONTA', formato: 'HLS' })
  })

  it('refuses what has no picture, and leaves none of its bytes', async () => {
    await upload(says('data'))
    const { id } = await media()
    await test.runJobs()
    expect(await media()).toMatchObject({ situacao: 'RECUSADA', recusa: 'NAO_E_VIDEO' })
    expect(await read(id, 'video.mp4')).toBeUndefined()
    expect(await test.asOwner((owner) => owner.query('select 1 from play_midia_parte'))).toEqual([])
  })

  it('that fails each time leaves the video as it was sent', async () => {
    await upload(says('broken'))
    for (let attempt = 1; attempt <= 4; attempt++) {
      await test.runJobs()
      test.advance(60 * minute)
    }
    const after = await media()
    expect(after).toMatchObject({ situacao: 'PRONTA', formato: 'UNICO', recusa: 'NAO_CONVERTE' })
    expect(await read(after.id, 'video.mp4')).toBeDefined()
  })

  it('waits for room on the disk, says so and loses no try, and is made once there is room', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'narthex-test-'))
    const blocker = join(folder, 'full')
    writeFileSync(blocker, '')
    await upload(says(`full ${blocker} `))
    for (let look = 1; look <= 5; look++) {
      await test.runJobs()
      expect(await media()).toMatchObject({ situacao: 'CONVERTENDO', recusa: 'SEM_ESPACO', progresso: 0 })
      test.advance(10 * minute)
    }
    const tries = await test.asOwner((owner) =>
      owner.query("select tentativas::int, flag_morta from tarefa where fila = 'play-conversao'"),
    )
    expect(tries).toEqual([{ tentativas: 0, flag_morta: false }])
    rmSync(folder, { recursive: true })
    await test.runJobs()
    expect(await media()).toMatchObject({ situacao: 'PRONTA', formato: 'HLS', recusa: null })
  })

  it('that finds no room in the file store waits too, and leaves nothing there', async () => {
    await upload(says('film'))
    const { files } = test.platform
    const stored: string[] = []
    const put = files.put.bind(files)
    const remove = files.remove.bind(files)
    vi.spyOn(files, 'put').mockImplementation(async (church, name, content) => {
      if (stored.length === 2) throw fullDisk()
      stored.push(name)
      await put(church, name, content)
    })
    vi.spyOn(files, 'remove').mockImplementation(async (church, name) => {
      stored.splice(stored.indexOf(name), stored.includes(name) ? 1 : 0)
      await remove(church, name)
    })
    await test.runJobs()
    expect([await media(), stored]).toMatchObject([{ situacao: 'CONVERTENDO', recusa: 'SEM_ESPACO' }, []])
    vi.restoreAllMocks()
    test.advance(10 * minute)
    await test.runJobs()
    expect(await media()).toMatchObject({ situacao: 'PRONTA', formato: 'HLS', recusa: null })
  })

  it('of a video that is removed while it waits ends without a trace', async () => {
    await upload(says('film'))
    await test.asOwner((owner) => owner.exec('delete from play_midia'))
    await test.runJobs()
    expect(await test.asOwner((owner) => owner.query('select 1 from play_midia_parte'))).toEqual([])
  })
})

const ffmpeg = spawnSync('ffmpeg', ['-version']).status === 0

describe.skipIf(!ffmpeg)('a conversion by ffmpeg itself (skipped: there is no ffmpeg on this machine)', () => {
  const { test, upload, media, read } = stageOf('ffmpeg')

  it('makes a playlist and segments of a real video', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'narthex-test-'))
    const path = join(folder, 'video.mp4')
    spawnSync('ffmpeg', ['-y', '-f', 'lavfi', '-i', 'testsrc=size=640x360:duration=7', '-pix_fmt', 'yuv420p', path])
    await upload(readFileSync(path))
    rmSync(folder, { recursive: true })
    await test.runJobs()
    const made = await media()
    expect(made).toMatchObject({ situacao: 'PRONTA', formato: 'HLS', duracaoSegundos: 7 })
    expect(await read(made.id, 'v0.m3u8')).toContain('v0-00001.ts')
  })
})
