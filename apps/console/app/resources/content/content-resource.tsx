import type { Resource } from '@narthex/contract/resources/resource'
import {
  type AnyConsoleResource,
  type Column,
  type ConsoleResource,
  defineConsoleResource,
  type OfficeRecord,
} from '../../resource/console-resource.ts'
import { DayCell, MomentCell, StateCell } from '../../resource/list/cells.tsx'

/** The columns that lists of reading content have; some have others before or behind them. */
const columns = {
  titulo: { name: 'titulo', cell: ({ titulo }) => String(titulo) },
  pai: { name: 'pai', cell: ({ pai }) => (pai === null ? null : String(pai)) },
  situacao: { name: 'situacao', cell: (item) => <StateCell record={item} />, width: 'wide' },
  data: { name: 'data', cell: ({ data }) => <DayCell day={String(data)} />, isNumber: true },
  ordem: { name: 'ordem', cell: ({ ordem }) => String(ordem), isNumber: true, width: 'narrow' },
  dataPublicacao: {
    name: 'dataPublicacao',
    cell: ({ dataPublicacao }) => <MomentCell moment={String(dataPublicacao)} />,
    isNumber: true,
  },
  autor: { name: 'autor', cell: ({ autor }) => (autor === null ? null : String(autor)), isExtra: true },
  idioma: { name: 'idioma', cell: ({ idioma }) => String(idioma), isExtra: true },
  dataAtualizacao: {
    name: 'dataAtualizacao',
    cell: ({ dataAtualizacao }) => <MomentCell moment={String(dataAtualizacao)} />,
    isExtra: true,
    isNumber: true,
  },
} satisfies Record<string, Column<OfficeRecord>>

type ContentColumn = keyof typeof columns

type Own<R extends Resource> = Pick<
  ConsoleResource<R>,
  'type' | 'place' | 'texts' | 'calls' | 'sitePath' | 'loadEditor'
> & {
  /** The columns between the title and the state, and those that stand for the date. */
  readonly columns: readonly ContentColumn[]
  readonly sorts: ConsoleResource<R>['list']['sorts']
}

/** A kind of reading content in its office. */
export function contentResource<R extends Resource>({ columns: names, sorts, ...own }: Own<R>): AnyConsoleResource {
  const shown: readonly ContentColumn[] = ['titulo', ...names, 'autor', 'idioma', 'dataAtualizacao']
  return defineConsoleResource({
    ...own,
    name: own.place,
    may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
    nameOf: ({ titulo }: OfficeRecord) => String(titulo),
    list: {
      columns: shown.map((name) => columns[name]),
      filters: [{ name: 'situacao', values: ['RASCUNHO', 'PUBLICADO'], texts: 'consoleStates' }],
      sorts,
      hasSearch: true,
    },
  } as unknown as ConsoleResource)
}
