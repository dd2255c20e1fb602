import { beforeAll, describe, expect, it } from 'vitest'
import { veil } from './platform/audit/history.rules.ts'
import { easyCaptcha } from './testing/captcha.ts'
import { openHttpApi } from './testing/http-api.ts'
import { openMailbox } from './testing/mailbox.ts'
import { join } from './testing/matrix/cast.ts'
import {
  kindActsWithoutHistory,
  kindCallsNotTried,
  kindCallsWithoutAct,
  kindsShownNowhere,
} from './testing/matrix/kinds.ts'
import { personalCanary } from './testing/matrix/own-things.ts'
import { findReadTables, listKeptReads } from './testing/matrix/page-tables.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { openStaffDesk, staffWrites } from './testing/matrix/staff-writes.ts'
import { isTried } from './testing/matrix/tried-calls.ts'
import { takeWrittenTables, watchWrites } from './testing/matrix/written-tables.ts'
import { setUpSeededChurches } from './testing/set-up.ts'
import { platformOn } from './testing/test-platform.ts'
import { walletKeys } from './testing/wallet-keys.ts'

/** Calls that change nothing themselves. */
const changesNothing: Readonly<Record<string, string>> = {
  previewEventMessage: 'counts whom a message would reach',
  assignPrivacyRequest: 'the sample names none of the staff; privacy.integration.test.ts does',
  setPersonAnswers: 'the sample names no answer; answers.integration.test.ts does',
  ...kindCallsWithoutAct,
}

/** Calls that cannot be made to succeed here; each has a test of its own. */
const notTried: Readonly<Record<string, string>> = {
  decideRefund: 'only a refund that its gateway left without an answer is decided',
  offerWaiting: 'the ticket that is waited for has no seats',
  removeConnectCard: 'the card is named by a list alone',
  removePlayMedia: 'a title shows the video',
  readPodcastFeed: 'the show is the church’s own',
  removePodcast: 'the show has an episode',
  readVideoFacts: 'a service has to be asked',
  readVideoChannel: 'the seeded channel is not read',
  withdrawStaffInvitation: 'the invitation is named by a list alone',
  moveCongregationMembers: 'the number of members is known only after they are counted',
  multiplyGroup: 'the people who go are those of the group, whom a list names',
  ...kindCallsNotTried,
}

/** Acts that change no field of a record. */
const withoutHistory: Readonly<Record<string, string>> = {
  setDistinctPeople: 'keeps a decision on two people, of whom it says nothing',
  findPersonByDocument: 'reads, and is written down',
  readPersonDocuments: 'reads, and is written down',
  readCareNotes: 'reads, and is written down',
  invitePerson: 'the person stays as they are; their page tells of the invitation',
  withdrawPersonInvitation: 'the person stays as they are',
  exportPersonOfRequest: 'reads, and is written down',
  readReservedAnswers: 'reads, and is written down',
  decideGroupRequest: 'who asked has been put into the group already',
  endMemberSessions: 'ends sessions, which are no record',
  resetFactors: 'removes secrets of a login, which is no church’s',
  requestReconciliation: 'plans a job',
  fetchFreeText: 'plans a job, of a text for all churches',
  setSecuritySettings: 'leaves it as it is: who switches it on needs a second factor',
  resendTickets: 'sends a mail once more',
  resendReplyConfirmation: 'sends a mail once more',
  setModules: 'leaves them as they are: with fewer, other calls would be gone',
  ...kindActsWithoutHistory,
}

/** Tables of pages that change apart from them. */
const readApart: Readonly<Record<string, string>> = {
  doacao_item: 'a page that shows how far a goal is lasts a minute',
}

/** Calls that write to a table of pages what no page shows. */
const shownNowhere: Readonly<Record<string, string>> = {
  renewWebhookAddress: 'the address is for gateways alone',
  addPerson: 'no page names a person without a login',
  addVisitor: 'no page names a person without a login',
  putPerson: 'no page names a person without a login',
  mergePeople: 'no page names these two: those whom pages name are in people-office.integration.test.ts',
  undoMerge: 'no page names these two',
  setPerson: 'no page names this one: those whom pages name are in people-office.integration.test.ts',
  ...kindsShownNowhere,
}

/** Columns that the church shows to everyone, although their names look personal. */
const toldToAll: readonly string[] = [
  'celula_membro.flagTelefone',
  'doacao_configuracao.reciboDocumento',
  'igreja.email',
  'igreja.telefone',
  'podcast.email',
  'pagamento_configuracao.pixTipoChave',
  'pagamento_configuracao.pixChave',
]

const byId = staffWrites.filter(isTried).map((endpoint) => [endpoint.id, endpoint] as const)

describe('what staff write', () => {
  const statements: string[] = []
  const test = setUpSeededChurches({
    recaptcha: easyCaptcha,
    mail: openMailbox(),
    wallets: walletKeys,
    onQuery: (statement) => statements.push(statement),
  })
  const desk = openStaffDesk(test)
  let shown: readonly string[]

  beforeAll(async () => {
    shown = await readShownTables()
    await test.asOwner(watchWrites)
  })

  /** The tables that pages and kept answers are made from. */
  async function readShownTables(): Promise<string[]> {
    const reader = await join(test.platform, test.churches, { at: 'videira' })
    const tables = await test.asOwner((owner) =>
      owner.query<{ name: string }>(
        `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'igreja_id'
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped`,
      ),
    )
    const app = openHttpApi(platformOn(test.platform))
    statements.length = 0
    for (const endpoint of await listKeptReads()) {
      const url = `/api/v1${buildSample(endpoint, reader).path}`
      await app.inject({ method: 'GET', url, headers: { host: 'videira.narthex.test' } })
    }
    await app.close()
    return findReadTables(
      statements,
      tables.map(({ name }) => name),
    )
  }

  const readMarks = async () => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ acts: number; changes: number; version: number }>(
        `select (select count(*)::int from auditoria where igreja_id = igreja.id and acao <> 'CALL_REFUSED') as acts,
           (select count(*)::int from historico where igreja_id = igreja.id) as changes, versao as version
         from igreja where codigo = 'videira'`,
      ),
    )
    if (!row) throw new Error('There is no church videira')
    return row
  }

  it('control: pages are made from what churches show', () => {
    expect(shown).toEqual(expect.arrayContaining(['igreja_visual', 'evento', 'play_plano', 'igreja_biblia']))
    expect(shown).not.toContain('auditoria')
  })

  it.each(byId)(
    '%s is one act of the audit log, with what it changed, and raises the content version of what pages show',
    async (id, endpoint) => {
      const makeCall = await desk.prepare(endpoint)
      await test.asOwner(takeWrittenTables)
      const before = await readMarks()
      const answer = await makeCall()
      const after = await readMarks()
      const written = await test.asOwner(takeWrittenTables)
      if (notTried[id]) return expect(answer.status, 'it can be tried').toBeGreaterThanOrEqual(400)
      expect(answer.status, answer.body).toBeLessThan(300)
      expect(after.acts - before.acts, 'acts').toBe(changesNothing[id] ? 0 : 1)
      const hasHistory = after.changes > before.changes
      expect(hasHistory, 'has history').toBe(!changesNothing[id] && !withoutHistory[id])
      const onPages = written.filter((table) => shown.includes(table) && !readApart[table])
      if (onPages.length > 0 && !shownNowhere[id])
        expect(after.version, `raised for ${onPages}`).toBeGreaterThan(before.version)
    },
  )

  it('leaves no secret and no word of a person in history', async () => {
    const rows = await test.asOwner((owner) =>
      owner.query<{ tipo: string; campo: string; valor: string }>(
        `select distinct tipo, f.key as campo, f.value as valor
         from historico, lateral (select * from jsonb_each_text(antes) union all select * from jsonb_each_text(depois)) f
         where f.value is not null`,
      ),
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ valor }) => valor.includes(personalCanary))).toEqual([])
    const secret =
      /senha|segredo(?!Em$)|token|hash|credencia|^dados$|chave(?!Pix)|sinais|cpf|documento|e-?mail|telefone|cartao/i
    const kept = rows.filter(({ campo, valor }) => secret.test(campo) && valor !== veil)
    expect(kept.filter(({ tipo, campo }) => !toldToAll.includes(`${tipo}.${campo}`))).toEqual([])
  })
})
