import { type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import type { ClassDay, Enrolled } from '@narthex/contract/classes/class-register.schemas'
import { aSession } from './render-office.tsx'

/** A session of someone who takes attendance at a church with Sunday school. */
export const aTeacher = {
  permissoes: ['classes', 'content.write', 'people.find'] as (typeof aSession.permissoes)[number][],
  igreja: { ...aSession.igreja, modulos: ['MOD_EBD' as const] },
}

export const classPath = '/escritorio/ebd/turma/3'
const turma = { id: 3, titulo: 'Jovens', curso: 'Gênesis' }

const toId = (name: string) => `${name.charCodeAt(0).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`

/** A person on a roster: a member where an id is given. */
export const aPerson = (nome: string, idUsuario: number | null = null): Enrolled => ({
  id: toId(nome),
  idUsuario,
  nome,
  imagem: null,
})

export const markCall = (nome: string, data: string) => `PUT ${classPath}/aula/${data}/presenca/${toId(nome)}`

/** The calls of a class with three people, as the API answers them on a day. */
export function stubClass(data: string, own: Partial<ClassDay> = {}): StubbedApi & { day: () => ClassDay } {
  const people = [aPerson('Ana Lima', 71), aPerson('Bento Reis', 72), aPerson('Caio')]
  let day: ClassDay = {
    turma,
    data,
    versao: 0,
    idLicao: null,
    visitantes: 0,
    observacoes: null,
    licoes: [{ id: 9, titulo: 'A luz' }],
    pessoas: people.map((person) => ({ ...person, flagPresente: null, marcadaEm: null })),
    semNome: 0,
    ...own,
  }
  let roster = people
  const marks = Object.fromEntries(
    people.map(({ id, nome }) => [
      markCall(nome, data),
      (mark: { flagPresente: boolean | null; marcadaEm: string }) => {
        day = { ...day, pessoas: day.pessoas.map((one) => (one.id === id ? { ...one, ...mark } : one)) }
        return mark
      },
    ]),
  )
  const api = stubApi({
    'GET /escritorio/ebd/turma/': {
      itens: [
        { ...turma, professor: 'Rute Alves', matriculados: 3, ultimaAula: '2026-05-03', presentes: 2 },
        { ...turma, id: 4, titulo: 'Crianças', professor: null, matriculados: 0, ultimaAula: null, presentes: null },
      ],
    },
    [`GET ${classPath}/aula/${data}`]: () => day,
    [`PUT ${classPath}/aula/${data}`]: ({ versao, ...form }: Partial<ClassDay>) => {
      day = { ...day, ...form, versao: (versao ?? 0) + 1 }
      return day
    },
    [`DELETE ${classPath}/aula/${data}`]: () => {
      day = { ...day, versao: 0, pessoas: people.map((one) => ({ ...one, flagPresente: null, marcadaEm: null })) }
      return {}
    },
    [`GET ${classPath}/matricula/`]: () => ({ turma, itens: roster }),
    [`DELETE ${classPath}/matricula/${toId('Caio')}`]: () => {
      roster = roster.filter(({ nome }) => nome !== 'Caio')
      return {}
    },
    [`PUT ${classPath}/matricula/${toId('Caio')}`]: () => aPerson('Caio'),
    'GET /escritorio/pessoa/': (_: never, { searchParams }: URL) => ({
      itens: searchParams.get('term')?.startsWith('du')
        ? [{ idUsuario: 75, nome: 'Dulce Prado', imagem: null }]
        : [{ idUsuario: 71, nome: 'Ana Lima', imagem: null }],
    }),
    [`GET ${classPath}/aula/`]: {
      turma,
      dias: [
        { data: '2026-05-03', presentes: 2, visitantes: 4, licao: 'A luz' },
        { data: '2026-04-26', presentes: 1, visitantes: 0, licao: null },
      ],
      pessoas: people.map((person, place) => ({ ...person, presencas: [place < 2, place === 0 ? true : null] })),
    },
    ...marks,
  })
  return Object.assign(api, { day: () => day })
}
