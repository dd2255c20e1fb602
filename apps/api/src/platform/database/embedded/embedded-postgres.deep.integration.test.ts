import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeDataFolder, postmasterPid, removeDataFolder } from '../../../testing/embedded-folders.ts'
import { ask, keepRow, keptRows, setUpEmbedded } from '../../../testing/opened-embedded.ts'
import { clusterIn } from './binaries.ts'
import { discardEmbeddedPostgres } from './embedded-postgres.ts'
import { findAcceptedUser } from './system-users.ts'

const isRoot = process.getuid?.() === 0
const stage = setUpEmbedded()
const { open } = stage

describe('an embedded server', () => {
  it('is one for all who open its folder at once, and ends with the last of them', async () => {
    const servers = await Promise.all([1, 2, 3].map(() => open()))
    const pid = postmasterPid(stage.folder)
    expect(pid).toBeGreaterThan(0)
    for (const server of servers) {
      expect(postmasterPid(stage.folder)).toBe(pid)
      await server.close()
    }
    expect(postmasterPid(stage.folder)).toBeUndefined()
    expect(readdirSync(stage.folder).filter((name) => name.startsWith('postgres-'))).toEqual(['postgres-18'])
  })

  it('is started by a later process where the number of a dead one is another program’s by now', async () => {
    await (await open()).close()
    writeFileSync(join(clusterIn(stage.folder), 'postmaster.pid'), `${process.pid}\n`)
    expect(await ask(await open(), 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('can be reached below a path that is too long for a socket', async () => {
    const deep = join(stage.folder, 'a'.repeat(60), 'b'.repeat(60))
    mkdirSync(deep, { recursive: true })
    const server = await open({}, deep)
    expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }])
    await server.close()
  })

  it('takes a password over TCP, and refuses connections without it', async () => {
    const server = await open({ transport: 'tcp' })
    expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }])
    const stranger = new URL(server.url('postgres'))
    stranger.password = 'guessed'
    await expect(ask({ url: () => stranger.href }, 'select 1')).rejects.toThrow('password authentication')
  })
})

const mounts = isRoot && canMount()
// biome-ignore lint/suspicious/noConsole: what a run leaves out is told
if (!mounts) console.info('File systems cannot be mounted here; their tests are skipped')

describe('a folder in which no server can be started says why', () => {
  it.each([
    ['PG_VERSION', /damaged \(PG_VERSION is missing\)/],
    ['global/pg_control', /damaged \(.*pg_control/],
    ['global', /damaged \(/],
  ])('where %s is gone', async (path, message) => {
    await (await open()).close()
    rmSync(join(clusterIn(stage.folder), path), { recursive: true })
    await expect(open()).rejects.toThrow(message)
  })

  it('where an earlier engine or version has left its database', async () => {
    mkdirSync(join(stage.folder, 'postgres-17'))
    await expect(open()).rejects.toThrow(/postgres-17 was made by an earlier version/)
    await discardEmbeddedPostgres(stage.folder)
    expect(await ask(await open(), 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it('while another process uses what is to be thrown away', async () => {
    await open()
    await expect(discardEmbeddedPostgres(stage.folder)).rejects.toThrow('in use by another process')
    expect(existsSync(clusterIn(stage.folder))).toBe(true)
  })

  it.runIf(mounts)('where the disk is full, and starts again once it is not', async () => {
    const disk = join(stage.folder, 'disk')
    mount(disk, 'size=20m')
    try {
      await expect(open({}, disk)).rejects.toThrow(/cannot be made.*No space left on device/)
      expect(readdirSync(disk)).toEqual([])
      spawnSync('mount', ['-o', 'remount,size=200m', disk])
      const server = await open({}, disk)
      await keepRow(server)
      await server.close()
      const rest = join(disk, 'rest')
      fillUp(rest)
      await expect(open({}, disk)).rejects.toThrow(/disk of .* is full|No space left/)
      rmSync(rest)
      const again = await open({}, disk)
      expect(await keptRows(again)).toEqual([{ n: 1 }])
      await again.close()
    } finally {
      spawnSync('umount', ['--lazy', disk])
    }
  })

  it.runIf(mounts)('where the folder is read-only', async () => {
    const disk = join(stage.folder, 'disk')
    mount(disk, 'size=20m,ro')
    try {
      await expect(open({}, disk)).rejects.toMatchObject({ code: 'EROFS', path: expect.stringContaining(disk) })
    } finally {
      spawnSync('umount', ['--lazy', disk])
    }
  })
})

describe.runIf(isRoot)('root, who may not run PostgreSQL, runs it', () => {
  const { PATH } = process.env
  afterEach(() => {
    process.env.PATH = PATH
  })
  /** Sets up a machine that refuses user namespaces: the program that enters one is not found. */
  const withoutNamespaces = () => {
    const bin = join(stage.folder, 'bin')
    mkdirSync(bin)
    for (const name of ['test', 'id']) spawnSync('ln', ['-s', `/usr/bin/${name}`, join(bin, name)])
    process.env.PATH = bin
  }
  const accepted = findAcceptedUser() ?? { uid: -1 }
  const serverUser = (at: string) => statSync(clusterIn(at)).uid

  it('in a user namespace, below a folder that no other user may enter', async () => {
    chmodSync(stage.folder, 0o700)
    const server = await open()
    expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(serverUser(stage.folder)).toBe(0)
  })

  it('as an unprivileged user where there are no user namespaces, and goes on as that user where there are', async () => {
    chmodSync(stage.folder, 0o755)
    withoutNamespaces()
    const server = await open({ sharedFolder: join(stage.folder, 'shared') })
    await keepRow(server)
    expect(serverUser(stage.folder)).toBe(accepted.uid)
    await server.close()
    process.env.PATH = PATH
    expect(await keptRows(await open({ sharedFolder: join(stage.folder, 'shared') }))).toEqual([{ n: 1 }])
  })

  it('as that user also over a database that was made in a user namespace', async () => {
    chmodSync(stage.folder, 0o755)
    const server = await open()
    await keepRow(server)
    await server.close()
    withoutNamespaces()
    expect(await keptRows(await open({ sharedFolder: join(stage.folder, 'shared') }))).toEqual([{ n: 1 }])
    expect(serverUser(stage.folder)).toBe(accepted.uid)
  })

  it('as that user in a shared folder where it cannot reach the data folder', async () => {
    const closed = join(stage.folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    chmodSync(stage.folder, 0o755)
    withoutNamespaces()
    const sharedFolder = join(stage.folder, 'shared')
    const server = await open({ sharedFolder }, closed)
    await keepRow(server)
    await server.close()
    const [home = ''] = readdirSync(sharedFolder).filter((name) => /^[\da-f]{12}$/.test(name))
    expect(existsSync(clusterIn(join(sharedFolder, home)))).toBe(true)
    process.env.PATH = PATH
    const again = await open({ sharedFolder }, closed)
    expect(await keptRows(again), 'control: it is found again, whatever is possible by then').toEqual([{ n: 1 }])
    await again.close()
  })

  it.each([
    ['with a name', ['daemon']],
    ['without one', ['12345', '12345']],
  ])('as the owner of the data folder, another user %s', async (_what, [user = '', group = user]) => {
    const other = join(stage.folder, 'other')
    mkdirSync(other)
    chmodSync(stage.folder, 0o755)
    spawnSync('chown', [`${user}:${group}`, other])
    const { uid } = statSync(other)
    expect(uid).toBeGreaterThan(0)
    const server = await open({}, other)
    expect(await ask(server, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(serverUser(other)).toBe(uid)
    await server.close()
  })
})

function canMount(): boolean {
  const at = makeDataFolder()
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at]).status === 0
  if (isMounted) spawnSync('umount', [at])
  removeDataFolder(at)
  return isMounted
}

function mount(at: string, options: string): void {
  mkdirSync(at, { recursive: true })
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Takes what room a file system has left. */
function fillUp(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(1024 * 1024))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
