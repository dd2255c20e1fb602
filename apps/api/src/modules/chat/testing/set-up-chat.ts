import { randomUUID } from 'node:crypto'
import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { beforeEach, vi } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import type { Person } from '../../../testing/people.ts'
import { type SetUpOptions, setUpChurches } from '../../../testing/set-up.ts'

/** The caller: a member by session, or a guest by the token in the request. */
export type Who = Person | Guest

export interface Guest {
  readonly guest: string
  readonly autor: string
  readonly address: string
}

export interface Watched {
  /** Every event until now, in order. */
  events(): Promise<Record<string, unknown>[]>
  stop(): void
}

const usual: ChatSettings = {
  diasRetencao: 90,
  flagVisitantes: true,
  flagReterVisitantes: false,
  flagPublicarOracoes: false,
  flagLinksSoMembros: true,
  modoLentoSegundos: 0,
  limiteDenuncias: 3,
  palavras: [],
}

let addresses = 0

/** Two churches that know nothing of each other; `videira` has the public channel `geral`, open, and staff. */
export function setUpChat(options: SetUpOptions = {}) {
  const test = setUpChurches(
    { videira: {}, farol: {} },
    {
      startsAt: new Date('2026-03-01T13:00:00Z'),
      recaptcha: easyCaptcha,
      ...options,
    },
  )
  let staff: Person
  let channels = 0

  /** A channel of its own for each test. */
  beforeEach(async () => {
    staff ??= await test.join({ nome: 'Marta', sobrenome: 'Lima', roles: ['ROLE_ADMIN'] })
    chat.canal = `geral-${++channels}`
    // A new channel begins with the settings of the church.
    await chat.set({})
    await chat.addChannel(chat.canal)
    // No test is slowed by the pace of another.
    test.advance(60_000)
  })

  const sign = (who: Who | undefined, body: object) =>
    who && 'guest' in who ? { ...body, visitante: who.guest } : body
  const by = (who: Who | undefined) =>
    who === undefined ? {} : 'guest' in who ? { address: who.address } : { token: who.token }

  const chat = {
    test,
    canal: '',
    get staff() {
      return staff
    },
    call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who?: Who, body?: object): Promise<Answer> {
      return test.call(method, path, { ...by(who), ...(body === undefined ? {} : { body: sign(who, body) }) })
    },
    async addChannel(nome: string, tipo: 'PUBLICO' | 'EQUIPE' = 'PUBLICO') {
      return test.call('POST', '/chat/', { token: staff.token, body: { nome, titulo: null, tipo } })
    },
    /** The usual settings, with these instead. */
    async set(settings: Partial<ChatSettings>) {
      return test.call('PUT', '/chat-configuracao', { token: staff.token, body: { ...usual, ...settings } })
    },
    async setChannel(change: object) {
      const { body } = await chat.read()
      const versao = body.canal.versao
      return chat.call('PUT', `/chat/${chat.canal}/`, staff, { versao, ...change })
    },
    /** Enters as a guest with a solved captcha, which the page sends from the second guest of a network on. */
    tryEntering: (nome: string, address?: string): Promise<Answer> =>
      test.call('POST', `/chat/${chat.canal}/visitante/`, {
        ...(address && { address }),
        captcha: solvedAt('videira'),
        body: { nome },
      }),
    async enter(nome: string, address = `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`): Promise<Guest> {
      const { status, body } = await chat.tryEntering(nome, address)
      if (status !== 201) throw new Error(`${nome} may not enter: ${JSON.stringify(body)}`)
      return { guest: body.token, autor: body.autor, address }
    },
    post(who: Who | undefined, texto: string, more: object = {}) {
      return chat.call('POST', `/chat/${chat.canal}/mensagem/`, who, { chave: randomUUID(), texto, ...more })
    },
    /** The id of a message that is there. */
    async write(who: Who, texto: string, more: object = {}): Promise<number> {
      const { status, body } = await chat.post(who, texto, more)
      if (status !== 201) throw new Error(`"${texto}" is refused: ${JSON.stringify(body)}`)
      return body.mensagem.id
    },
    read(who?: Who, query = '') {
      const own = who && 'guest' in who ? `visitante=${who.guest}&` : ''
      return chat.call('GET', `/igreja/videira/chat/${chat.canal}/?${own}${query}`, who)
    },
    /** The texts that someone sees, oldest first. */
    async texts(who?: Who): Promise<string[]> {
      const { body } = await chat.read(who)
      return body.mensagens.map(({ texto }: { texto: string }) => texto)
    },
    async autor(person: Person): Promise<string> {
      return (await chat.call('GET', `/chat/${chat.canal}/eu`, person)).body.autor
    },
    act(method: 'PUT' | 'DELETE' | 'POST', id: number, what: string, who?: Who, body: object = {}) {
      return chat.call(method, `/chat/${chat.canal}/mensagem/${id}${what}`, who, body)
    },
    async queue() {
      return (await chat.call('GET', `/chat-moderacao/?canal=${chat.canal}`, staff)).body.itens
    },
    decide(id: number, decisao: 'PUBLICAR' | 'APAGAR', versao = 1) {
      return chat.call('PUT', `/chat-moderacao/${id}`, staff, { decisao, versao })
    },
    block(autor: string, tipo: 'MUDO' | 'BANIDO', minutos: number | null = null) {
      return chat.call('PUT', `/chat/${chat.canal}/autor/${autor}/bloqueio`, staff, { tipo, minutos, motivo: null })
    },
    /** The events of the channel from now on, or after a position. */
    async watch(topic?: string, after?: string): Promise<Watched> {
      const watched = topic ?? ((await chat.read()).body.canal.topico as string)
      const { streams } = test.platform
      let text = ''
      const write = (bytes: Uint8Array) => {
        text += Buffer.from(bytes).toString()
      }
      const reader = { write, pendingBytes: 0, end() {} }
      const stop = streams.watch(test.videira.key, [watched], reader, after)
      const parsed = () =>
        [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? '').data as Record<string, unknown>)
      return {
        async events() {
          const end = randomUUID()
          streams.publish(test.videira.key, { topic: watched, data: { end } })
          await vi.waitFor(() => {
            if (!parsed().some((event) => event.end === end)) throw new Error('Not yet')
          })
          return parsed().filter((event) => event.end === undefined)
        },
        stop,
      }
    },
  }
  return chat
}
