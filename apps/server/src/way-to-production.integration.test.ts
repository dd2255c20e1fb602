import { createHash } from 'node:crypto'
import { createMigratedDatabase } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawGet, sendRaw } from './testing/raw-http.ts'
import {
  endEverything,
  launchMain,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from './testing/server-process.ts'

const founding = [
  '--name',
  'Igreja Boa Maré',
  '--language',
  'pt',
  '--zone',
  'America/Recife',
  '--admin',
  'ana@example.org',
]

/** docs/operations.md, “Churches”, from an empty database to a church that answers. */
describe('the way to production', () => {
  let database: Awaited<ReturnType<typeof createMigratedDatabase>>
  let server: ServerProcess
  let settings: Record<string, string>

  beforeAll(async () => {
    database = await createMigratedDatabase('embedded')
    const SECRET_KEY = createHash('sha256').update('a secret of this test').digest('hex')
    settings = {
      DATABASE_URL: database.url,
      DATA_FOLDER: temporaryFolder(),
      PUBLIC_URL: 'https://example.test',
      SECRET_KEY,
    }
    server = await startServer(settings)
  })
  afterAll(async () => {
    endEverything()
    await server.ended
    await database.drop()
  })

  async function open(host: string, language = 'pt', path = '/') {
    const headers = [`Host: ${host}`, `Accept-Language: ${language}`, 'Accept: text/html']
    const answer = await sendRaw(server.port, rawGet(path, ...headers))
    return { status: answer?.status, body: answer?.text ?? '' }
  }
  const church = (...args: string[]) => launchMain(['church', ...args], settings).ended

  it('begins with a page, in three languages, that says how the first church is founded', async () => {
    for (const [language, title] of [
      ['pt', 'Ainda não há igreja aqui'],
      ['en', 'There is no church here yet'],
      ['es', 'Todavía no hay ninguna iglesia aquí'],
    ] as const)
      for (const host of ['example.test', 'mare.example.test']) {
        const { status, body } = await open(host, language)
        expect(status).toBe(404)
        expect(body).toContain(title)
        expect(body).toContain('npm run church -- found CODE')
      }
  })

  it('goes on with one command, and the church answers at once, in the process that serves', async () => {
    const { code, stdout, stderr } = await church('found', 'mare', ...founding)
    expect(stderr).toBe('')
    expect(code).toBe(0)
    expect(stdout).toContain('Igreja Boa Maré is founded: https://mare.example.test\n')
    const { status, body } = await open('mare.example.test')
    expect(status).toBe(200)
    expect(body).toContain('Igreja Boa Maré')
    const elsewhere = await open('example.test')
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.body).toContain('Não há igreja neste endereço')
    expect(elsewhere.body).not.toContain('npm run')
  })

  it('leads the administrator by the printed link to a password and into the church', async () => {
    const { stdout } = await church('administrator', 'add', 'mare', 'ana@example.org')
    const codigo = /welcome#codigo=([\w-]+)/.exec(stdout)?.[1]
    const senha = 'Oliveira#cinco5'
    const post = (path: string, body: object) => {
      const text = JSON.stringify(body)
      const headers = ['Host: mare.example.test', 'Content-Type: application/json', `Content-Length: ${text.length}`]
      return sendRaw(
        server.port,
        `POST /api/v1${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n${text}`,
      )
    }
    expect((await post('/user/alterar-senha', { codigo, senha }))?.status).toBe(200)
    const login = await post('/security/login_check', { username: 'ana@example.org', password: senha })
    expect(login?.status).toBe(200)
  })

  it('answers at a host of its own as soon as it is added, and nowhere once it is archived', async () => {
    expect((await open('www.mare.example')).status).toBe(404)
    expect((await church('host', 'add', 'mare', 'www.mare.example', '--principal')).code).toBe(0)
    expect((await open('www.mare.example')).status).toBe(200)
    expect((await church('archive', 'mare')).code).toBe(0)
    expect((await open('www.mare.example')).status).toBe(503)
    expect((await church('restore', 'mare')).code).toBe(0)
    expect((await open('www.mare.example')).status).toBe(200)
  })

  it('was printed at the start, until there was a church', async () => {
    server.child.kill('SIGTERM')
    const { stdout } = await server.ended
    expect(stdout).toContain('has no church yet')
    expect(stdout).toContain('npm run church -- found CODE')
    server = await startServer(settings)
    server.child.kill('SIGTERM')
    expect((await server.ended).stdout).toMatch(
      /Narthex is open:\n {2}https:\/\/www\.mare\.example {2}office https:\/\/mare\.admin\.example\.test\n/,
    )
  })
})
