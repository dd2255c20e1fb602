import type { Person } from './people.ts'
import type { SetUp } from './set-up.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Plain news, as its form sends it. */
export const plainNews = { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas.' }

/** A tab of an editor: it counts its saves, and knows what the last answer told it. */
export interface Tab {
  readonly name: string
  /** Makes a save without sending it. */
  next(form: object, seen?: { readonly versao: number; readonly revisao: number }): object
  /** Sends a save, and learns from the answer. */
  save(form: object): ReturnType<SetUp['call']>
  learn(body: { readonly versao: number; readonly revisao: number }): void
}

/** The news of a church, as members of its staff edit them. */
export function openNewsDesk(test: SetUp) {
  let editor: Person | undefined
  let tabs = 0

  async function call(method: Method, path: string, body?: object, as?: Person) {
    editor ??= await test.join({ roles: ['ROLE_ADMIN_CONTENT'], nome: 'Ana' })
    return test.call(method, `/conteudo/noticia/${path}`, { office: as ?? editor, ...(body && { body }) })
  }

  const add = async (own: object = {}) => (await call('POST', '', { ...plainNews, ...own })).body
  const publish = async (id: number, more: { readonly versao: number; readonly revisao?: number }) =>
    (await call('PUT', `${id}/publicacao`, more)).body

  return {
    call,
    add,
    publish,
    addLive: async (own: object = {}) => publish((await add(own)).id, { versao: 1 }),
    read: async (id: number) => (await call('GET', `${id}`)).body,
    readDraft: async (id: number) => (await call('GET', `${id}/rascunho`)).body,
    /** Reads the item as a visitor; undefined where it is not there. */
    async readShown(id: number, language = 'pt') {
      const { status, body } = await test.call('GET', `/igreja/farol/noticia/${id}?idioma=${language}`)
      return status === 200 ? body : undefined
    },
    async listShown(): Promise<string[]> {
      const { body } = await test.call('GET', '/igreja/farol/noticia/?limit=100')
      return body.itens.map(({ titulo }: { titulo: string }) => titulo)
    },
    /** Opens a record in a tab, of the usual editor or of another person. */
    async openTab(id: number, as?: Person): Promise<Tab> {
      const name = `aba-${String(++tabs).padStart(6, '0')}`
      let seen: { versao: number; revisao: number } = (await call('GET', `${id}/rascunho`, undefined, as)).body
      let sequencia = 0
      const next: Tab['next'] = (form, { versao, revisao } = seen) => ({
        editor: name,
        sequencia: ++sequencia,
        versao,
        revisao,
        formulario: { ...plainNews, ...form },
      })
      const learn: Tab['learn'] = ({ versao, revisao }) => {
        seen = { versao, revisao }
      }
      return {
        name,
        next,
        learn,
        async save(form) {
          const answer = await call('PUT', `${id}/rascunho`, next(form), as)
          if (answer.status === 200) learn(answer.body)
          return answer
        },
      }
    },
    async readVersion(): Promise<number> {
      const query = "select versao from igreja where codigo = 'farol'"
      const [row] = await test.asOwner((owner) => owner.query<{ versao: number }>(query))
      return row?.versao ?? 0
    },
    async count(table: string, where = 'true'): Promise<number> {
      const query = `select count(*)::int as n from ${table} where ${where}`
      const [row] = await test.asOwner((owner) => owner.query<{ n: number }>(query))
      return row?.n ?? 0
    },
  }
}
