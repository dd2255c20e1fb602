import { minuteMs } from '@narthex/contract/durations'
import { broadcastTopic, churchBroadcastsTopic } from '@narthex/contract/live/live-events'
import { beforeAll } from 'vitest'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { Answer } from '../../../testing/caller.ts'
import type { Person } from '../../../testing/people.ts'
import { type SetUpOptions, setUpChurches } from '../../../testing/set-up.ts'
import { findBroadcast } from '../broadcasts/broadcasts.queries.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'

/** A Tuesday morning in São Paulo. */
export const tuesday = new Date('2026-11-24T12:00:00Z')

/** Form of a one-hour broadcast that starts in an hour, from a file played in a loop. */
export function plainBroadcast(now: Date, own: object = {}) {
  const inicio = new Date(now.getTime() + 60 * minuteMs)
  return {
    titulo: 'Culto da família',
    descricao: null,
    imagem: null,
    sala: null,
    idioma: 'pt',
    urlReprise: null,
    inicio: inicio.toISOString(),
    fim: new Date(inicio.getTime() + 60 * minuteMs).toISOString(),
    fonte: { tipo: 'SIMULADA', endereco: '/media/culto.mp4', duracaoSegundos: 600, flagRepete: true },
    chatAbreMinutos: 30,
    chatFechaMinutos: 15,
    flagAutomatica: true,
    ...own,
  }
}

export type StreamedEvent = Readonly<Record<string, unknown>>

/** `videira` and `farol` have the module; calls go to `videira`, where an admin plans and holds services. */
export function setUpLive(options: Pick<SetUpOptions, 'startsAt' | 'onQuery' | 'webReach' | 'recaptcha'> = {}) {
  const own = { modules: ['MOD_CULTO'], fusoHorario: 'America/Sao_Paulo' } as const
  const startsAt = options.startsAt ?? tuesday
  const test = setUpChurches({ videira: own, farol: own }, { ...options, startsAt })
  let needs: Platform & LiveNeeds
  let admin: Person
  let joinedAt: Date

  beforeAll(async () => {
    needs = test.needs
    await joinAdmin()
  })

  async function joinAdmin(): Promise<void> {
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    joinedAt = test.now
  }

  type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'
  const verbs = {
    test,
    get needs() {
      return needs
    },
    get admin() {
      return admin
    },
    /** A call of staff below `/transmissao/`, by the admin unless another is given. */
    async office(method: Verb, path = '', body?: unknown, token?: string): Promise<Answer> {
      // Tokens end by the same clock that tests move on.
      if (Math.abs(test.now.getTime() - joinedAt.getTime()) > 5 * minuteMs) await joinAdmin()
      return test.call(method, `/transmissao/${path}`, { body, token: token ?? admin.token })
    },
    read: (path = '', church = 'videira'): Promise<Answer> => test.call('GET', `/igreja/${church}/transmissao/${path}`),
    async add(given: object = {}): Promise<number> {
      const { status, body } = await verbs.office('POST', '', plainBroadcast(test.now, given))
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
      return body.id
    },
    stored: (id: number, church: ChurchScope = test.videira) =>
      test.platform.transactions.inChurch(church, (work) => findBroadcast(work, id)),
    async stateOf(id: number): Promise<string> {
      return (await verbs.read(`${id}/`)).body.estado
    },
    /** Moves the clock, and does what is due in steps of a minute at most, as processes do that never sleep. */
    async pass(minutes: number): Promise<void> {
      for (let minute = 0; minute < minutes; minute++) {
        test.advance(minuteMs)
        await test.runJobs()
      }
    },
    /** A host moves a broadcast on. */
    async move(id: number, estado: string, own: object = {}): Promise<Answer> {
      const { body } = await verbs.read(`${id}/`)
      return verbs.office('PUT', `${id}/estado`, { estado, versao: body.versao, ...own })
    },
    /** Collects the events streamed from now on about a broadcast or, without an id, about all. */
    watch(id?: number, church: ChurchScope = test.videira) {
      const events: StreamedEvent[] = []
      const topic = id === undefined ? churchBroadcastsTopic : broadcastTopic(id)
      const write = (bytes: Uint8Array) => {
        for (const line of Buffer.from(bytes).toString().split('\n'))
          if (line.startsWith('data: ')) events.push(JSON.parse(line.slice(6)).data)
      }
      const stop = test.platform.streams.watch(church.key, [topic], { write, pendingBytes: 0, end() {} })
      return { events, stop }
    },
    async contentVersion(church: ChurchScope = test.videira): Promise<number> {
      const [row] = await test.asOwner((owner) =>
        owner.query<{ versao: number }>('select versao from igreja where id = $1', [church.igrejaId]),
      )
      return row?.versao ?? 0
    },
  }
  return verbs
}
