import { moduleCodes } from '@narthex/contract/church-codes'
import type { Resource } from '@narthex/contract/resources/resource'
import { beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../../testing/matrix/kinds.ts'
import type { Person } from '../../../testing/people.ts'
import { setUpChurches } from '../../../testing/set-up.ts'

const imported = kinds.filter(({ calls }) => calls.previewImport && calls.export && calls.add)

const body = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A "casa" & o <rio>' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Uma linha', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        {
          type: 'text',
          text: 'e outra; com ',
          marks: [{ type: 'link', attrs: { href: 'https://example.org/?a=1&b=2' } }],
        },
        { type: 'text', text: 'sinais', marks: [{ type: 'italic' }, { type: 'underline' }] },
      ],
    },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Um' }] }] }],
    },
    { type: 'horizontalRule' },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Dito' }] }] },
  ],
}

/** A record with words that programs, formats and languages may take for something else. */
function makeForm({ example, form, list }: Resource, at: number, parentId: number | undefined): object {
  const [title = ''] = list.search
  const words = { titulo: `=Em inglês ${at}`, resumo: 'Words, "quoted"; and more' }
  return {
    ...example,
    [title]: `${example[title]} ${at}`,
    ...('resumo' in form.shape && { resumo: `-1 linha\ne outra; "entre aspas" ${at}` }),
    ...('corpo' in form.shape && { corpo: body }),
    ...('cifra' in form.shape && { cifra: `  G      D\nVem ver o mar ${at}\n\n+ forte` }),
    ...('traducoes' in form.shape && {
      traducoes: { en: { ...words, ...('corpo' in form.shape && { corpo: body }) } },
    }),
    ...('idExterno' in form.shape && { idExterno: `antigo-${at}` }),
    ...('paiId' in form.shape && { paiId: parentId ?? null }),
    ...('imagem' in form.shape && { imagem: 'https://example.org/a.jpg' }),
    ...('arquivo' in form.shape && { arquivo: 'https://example.org/a.pdf' }),
  }
}

describe('what is exported', () => {
  const test = setUpChurches({ farol: { modules: moduleCodes }, videira: { modules: moduleCodes } })
  let office: Record<'farol' | 'videira', Person>
  const firstIds = new Map<string, number>()

  beforeAll(async () => {
    const join = (at: 'farol' | 'videira') => test.join({ roles: ['ROLE_SUPER_ADMIN'], at: test[at] })
    office = { farol: await join('farol'), videira: await join('videira') }
  })

  const call = (at: 'farol' | 'videira', method: 'GET' | 'POST', path: string, sent?: unknown) =>
    test.call(method, path, { office: office[at], ...(sent !== undefined && { body: sent }) })
  const exportFrom = async (at: 'farol' | 'videira', { path, list }: Resource, format = 'exportacao') => {
    const title = list.search.find((field) => field in list.sorts)
    const answer = await call(at, 'GET', `${path}${format}${title ? `?ordem=${title}` : ''}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return Buffer.from(answer.body)
  }
  const send = async (at: 'farol' | 'videira', { path }: Resource, file: Buffer) => {
    const form = new FormData()
    form.append('arquivo', new File([new Uint8Array(file)], 'tabela'))
    form.append('nome', 'tabela.csv')
    const answer = await call(at, 'POST', `${path}importacao/`, form)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const rowsOf = async (at: 'farol' | 'videira', { path }: Resource, id: number) =>
    (await call(at, 'GET', `${path}importacao/${id}/linha/`)).body.itens
  /** When a record was changed is no part of it. */
  const withoutChanges = (file: Buffer) => {
    const text = file.toString('utf8')
    return text.replaceAll(/(?<=;)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?=[;\r])/g, '')
  }

  it.each(imported.map((kind) => [kind.name, kind] as const))(
    'of %s is read in by another church as it was',
    async (name, kind) => {
      const [parent = ''] = Object.values(kind.parents ?? {})
      for (const at of [1, 2]) {
        const made = await call('farol', 'POST', kind.path, makeForm(kind, at, firstIds.get(parent)))
        expect(made.status, JSON.stringify(made.body)).toBe(201)
        if (!firstIds.has(name)) firstIds.set(name, made.body.id)
      }
      const file = await exportFrom('farol', kind)
      const looked = await send('videira', kind, file)
      const total = looked.total
      expect(looked, JSON.stringify(await rowsOf('videira', kind, looked.id))).toMatchObject({
        situacao: 'CONFERIDO',
        linhas: { NOVA: total },
      })
      const ran = await call('videira', 'POST', `${kind.path}importacao/${looked.id}/execucao`)
      expect(ran.body, JSON.stringify(await rowsOf('videira', kind, looked.id))).toMatchObject({
        situacao: 'CONCLUIDO',
        feitos: total,
        recusados: 0,
      })
      // Who looks at the other church is one of its people.
      const { email } = office.videira
      const others = (text: string) => text.split('\r\n').filter((line) => !line.includes(email))
      expect(others(withoutChanges(await exportFrom('videira', kind)))).toEqual(others(withoutChanges(file)))
      // Neither church finds anything new in what it has, in either format.
      expect((await send('farol', kind, file)).linhas).toEqual({ IGUAL: total })
      expect((await send('videira', kind, file)).linhas).toEqual({ IGUAL: total })
      expect((await send('farol', kind, await exportFrom('farol', kind, 'planilha'))).linhas).toEqual({ IGUAL: total })
    },
  )
})
