import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { openTestPlatform, type TestPlatform } from '@narthex/api/testing/test-platform'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { RefusedError } from '../explain.ts'
import { endEverything, temporaryFolder } from '../testing/server-process.ts'
import { churchCommand } from './church-commands.ts'

const mare = [
  '--name',
  'Igreja Boa Maré',
  '--language',
  'pt',
  '--zone',
  'America/Recife',
  '--admin',
  'Ana.Lima@example.org',
]

describe('npm run church', () => {
  let test: TestPlatform
  const DATA_FOLDER = temporaryFolder()
  const SECRET_KEY = createHash('sha256').update('a secret of this test').digest('hex')

  beforeAll(async () => {
    test = await openTestPlatform()
  })
  afterAll(async () => {
    await test.close()
    endEverything()
  })

  /** Runs the command as `main.ts` does, in this process. */
  async function run(args: readonly string[], settings: Record<string, string> = {}) {
    const own = { DATABASE_URL: test.databaseUrl, DATA_FOLDER, SECRET_KEY, PUBLIC_URL: 'https://narthex.example' }
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    try {
      await churchCommand(args, readConfig({ ...own, ...settings }))
      return { code: 0, output: print.mock.calls.map(([line]) => `${line}\n`).join('') }
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      expect(error.message).not.toContain('\n')
      return { code: 1, output: error.message }
    } finally {
      print.mockRestore()
    }
  }
  const church = (...args: string[]) => run(args)
  const refused = (text: string | RegExp) => ({ code: 1, output: expect.stringMatching(text) })
  const done = (text: string | RegExp) => ({ code: 0, output: expect.stringMatching(text) })
  const countRows = async () =>
    (
      await test.asOwner((owner) =>
        owner.query(`select (select count(*) from igreja)::int as churches, (select count(*) from conta)::int as accounts,
          (select count(*) from dominio)::int as addresses, (select count(*) from auditoria)::int as acts`),
      )
    )[0]

  it('says what it does where it is told nothing it knows', async () => {
    for (const args of [[], ['fuond'], ['--help']])
      expect(await church(...args)).toEqual(refused('found | list | show'))
    expect(await church('list')).toEqual(done(/no church yet.*\n\n {2}npm run church -- found CODE/))
  })

  it.each([
    [['found'], 'It is used like this'],
    [['found', 'mare'], '--name is missing. --language is missing. --zone is missing. --admin is missing'],
    [['found', 'mare', 'sorrel', ...mare], 'It is used like this'],
    [['found', 'mare', ...mare, '--colour', 'red'], "Unknown option '--colour'"],
    [['found', 'Maré', ...mare], 'malformed'],
    [['found', 'admin', ...mare], 'admin is reserved by the product'],
    [['found', 'mare', ...mare, '--slug', 'www'], 'www is reserved'],
    [['found', '42', ...mare], 'digits alone'],
    [['found', 'mare', ...mare, '--zone', 'Recife'], 'did you mean America/Recife'],
    [['found', 'mare', ...mare, '--language', 'fr'], 'there are pt, en and es'],
    [['found', 'mare', ...mare, '--admin', 'ana'], 'ana is no e-mail address'],
    [['found', 'mare', ...mare, '--modules', 'eventos'], 'There is no module eventos'],
    [['found', 'mare', ...mare, '--host', 'https://mare.example/'], 'is no host name'],
    [['found', 'mare', ...mare, '--host', 'other.narthex.example'], 'below the address of the product'],
    [['found', 'mare', ...mare, '--organisation', 'nowhere'], 'Unknown organisation'],
  ])('founds nothing by %j', async (args, why) => {
    const before = await countRows()
    expect(await church(...args)).toEqual(refused(why))
    expect(await countRows()).toEqual(before)
  })

  it('founds a church with its administrator, and hands on the link where no mail is sent', async () => {
    const { code, output } = await church('found', 'mare', ...mare, '--host', 'www.mare.example')
    expect(code).toBe(0)
    expect(output).toContain('Igreja Boa Maré is founded: https://www.mare.example')
    expect(output).toContain(`into ${DATA_FOLDER}/outbox`)
    expect(output).toMatch(/\n {2}https:\/\/mare\.admin\.\S+\/welcome#codigo=[\w-]{43}&email=\S+\n/)
    expect(await church('list')).toEqual(done(/mare +Igreja Boa Maré +https:\/\/www\.mare\.example +open +1\n/))
  })

  it('prints no link where a mail server sends the mail', async () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'mail@narthex.example' }
    const { output } = await run(['found', 'sorrel', ...mare, '--admin', 'ruth@example.org', '--slug', 'hill'], smtp)
    expect(output).toContain('A mail to ruth@example.org waits in the queue')
    expect(output).not.toContain('codigo=')
  })

  it('tells of a church, a second time too, what there is', async () => {
    const { output } = await church('show', 'mare')
    expect(output.split('\n').map((line) => line.replace(/: +/, ': '))).toEqual([
      'name: Igreja Boa Maré',
      'code: mare',
      'slug: mare',
      'state: open',
      'address: https://www.mare.example',
      'hosts: https://mare.narthex.example, https://www.mare.example (principal)',
      'language: pt-br',
      'time zone: America/Recife',
      'organisation: none',
      'modules: culto, evento, noticia',
      'members: 1',
      'administrators: Ana Lima <ana.lima@example.org> (has not signed in yet)',
      expect.stringMatching(/^founded: \d{4}-\d\d-\d\d$/),
      '',
    ])
    const before = await countRows()
    expect(await church('found', 'mare', ...mare)).toEqual(
      refused('There is a church mare already, at https://www.mare'),
    )
    expect(await church('found', 'nova', ...mare, '--slug', 'hill')).toEqual(
      refused('The slug hill is taken by sorrel'),
    )
    const taken = await church('found', 'nova', ...mare, '--host', 'WWW.Mare.example')
    expect(taken).toEqual(refused('The host www.mare.example is taken by mare'))
    expect(await countRows()).toEqual(before)
    expect(await church('show', 'nowhere')).toEqual(refused('no church with the code nowhere'))
  })

  it('adds and removes hosts', async () => {
    expect(await church('host', 'add', 'sorrel', 'sorrel.example', '--principal')).toEqual(done('principal address'))
    expect(await church('host', 'add', 'sorrel', 'www.mare.example')).toEqual(refused('taken by mare'))
    expect(await church('host', 'add', 'sorrel', 'sorrel.example:80')).toEqual(refused('is no host name'))
    expect(await church('show', 'sorrel')).toEqual(done('https://sorrel.example \\(principal\\)'))
    expect(await church('host', 'remove', 'sorrel', 'sorrel.example')).toEqual(
      done('Its address is https://sorrel.narthex'),
    )
    expect(await church('host', 'remove', 'sorrel', 'sorrel.example')).toEqual(refused('is no host of sorrel'))
    expect(await church('host', 'remove', 'sorrel', 'sorrel.narthex.example')).toEqual(refused('always has'))
    expect(await church('host', 'check', 'sorrel', 'mare.example')).toEqual(refused('host add sorrel mare.example'))
    expect(await church('host', 'move', 'sorrel', 'x.example')).toEqual(refused('It is used like this'))
  })

  it('changes modules', async () => {
    expect(await church('modules', 'mare')).toEqual(done('Modules: culto, evento, noticia'))
    const changed = await church('modules', 'mare', '--add', 'celula,MOD_DOACAO', '--remove', 'culto')
    expect(changed).toEqual(done('Modules are now: celula, doacao, evento, noticia'))
    expect(await church('modules', 'mare', '--set', 'noticia')).toEqual(done('Modules are now: noticia'))
    expect(await church('modules', 'mare', '--set', 'x')).toEqual(refused('no module x'))
    expect(await church('modules', 'mare', '--set', 'ebd', '--add', 'culto')).toEqual(refused('Either --set'))
    expect(await church('modules', 'mare')).toEqual(done('Modules: noticia'))
  })

  it('changes what names it, and keeps the former address', async () => {
    expect(await church('set', 'mare')).toEqual(refused('Say what to change'))
    expect(await church('set', 'mare', '--code', 'sorrel')).toEqual(refused('already in use'))
    expect(await church('set', 'mare', '--code', 'api', '--zone', 'X')).toEqual(refused('no time zone X.*reserved'))
    const changed = await church('set', 'mare', '--code', 'maresia', '--name', 'Maresia', '--language', 'es')
    expect(changed).toEqual(done('mare.narthex.example leads there too'))
    expect(await church('show', 'mare')).toEqual(done(/name: +Maresia\ncode: +maresia/))
    expect(await church('host', 'remove', 'maresia', 'mare.narthex.example')).toEqual(done('no more'))
    expect(await church('show', 'mare')).toEqual(refused('no church'))
  })

  it('names administrators, mails again, and takes the role back', async () => {
    expect(await church('administrator', 'add', 'sorrel', 'dale@example.org', '--name', 'Dale Hutchins')).toEqual(
      done('Hand this link on'),
    )
    expect(await church('show', 'sorrel')).toEqual(done('Dale Hutchins <dale@example.org>'))
    expect(await church('administrator', 'add', 'sorrel', 'dale')).toEqual(refused('no e-mail address'))
    expect(await church('administrator', 'remove', 'sorrel', 'Dale@example.org')).toEqual(done('still a member'))
    expect(await church('administrator', 'remove', 'sorrel', 'dale@example.org')).toEqual(
      refused('is no administrator'),
    )
  })

  it('names operators, gives a link for a new account, and takes the console back', async () => {
    expect(await church('operator', 'list')).toEqual(done('no operator yet'))
    expect(await church('operator', 'add', 'rute')).toEqual(refused('no e-mail address'))
    expect(await church('operator', 'add')).toEqual(refused('It is used like this'))
    const added = await church('operator', 'add', 'Rute@example.org')
    expect(added).toEqual(done(/rute@example\.org is an operator at https:\/\/admin\.narthex\.example\./))
    expect(added).toEqual(done(/\n {2}https:\/\/admin\.narthex\.example\/welcome#codigo=[\w-]{43}\n/))
    expect(await church('operator', 'add', 'rute@example.org')).toEqual(done('is already an operator'))
    expect(await church('operator', 'list')).toEqual(done(/rute@example\.org.*not set up yet/))
    expect(await church('operator', 'remove', 'rute@example.org')).toEqual(done('is no operator any more'))
    expect(await church('operator', 'remove', 'rute@example.org')).toEqual(refused('is no operator'))
  })

  it('archives and restores', async () => {
    expect(await church('archive', 'sorrel')).toEqual(done('sorrel is archived'))
    expect(await church('archive', 'sorrel')).toEqual(refused('archived already'))
    expect(await church('list')).toEqual(done(/sorrel .* archived/))
    expect(await church('restore', 'sorrel')).toEqual(done('sorrel is open.*Jobs that waited and run now: 2'))
    expect(await church('restore', 'sorrel')).toEqual(refused('open already'))
  })

  it('exports a church, and brings it in under another code', async () => {
    const out = join(DATA_FOLDER, 'sorrel.zip')
    expect(await church('export')).toEqual(refused('It is used like this'))
    expect(await church('export', 'sorrel', '--move', '--out', out)).toEqual(refused('archive sorrel first'))
    expect(await church('export', 'sorrel', '--out', out)).toEqual(
      done(/rows of \d+ tables and 0 files.*\n.*personal data:/),
    )
    expect(await church('export', 'sorrel', '--out', out)).toEqual(refused('exists already'))
    expect(await church('import', out)).toEqual(refused('The code sorrel is taken here; give another one by --as'))
    expect(await church('import', out, '--as', 'Nova!')).toEqual(refused('malformed'))
    expect(await church('import', join(DATA_FOLDER, 'none.zip'))).toEqual(refused('cannot be read'))
    expect(await church('import', out, '--as', 'nova')).toEqual(
      done(/Left behind: the host sorrel\.example|is here as nova, closed: https:\/\/nova\.narthex\.example/),
    )
    expect(await church('list')).toEqual(done(/nova .* archived/))
    expect(await church('import', out, '--forget')).toEqual(done('No import of this archive has begun'))
    expect(await church('restore', 'nova')).toEqual(done('nova is open'))
    expect(await church('archive', 'sorrel')).toEqual(done('archived'))
    const moved = join(DATA_FOLDER, 'moved.zip')
    expect(await church('export', 'sorrel', '--move', '--out', moved)).toEqual(done('personal data and secrets'))
  })
})
