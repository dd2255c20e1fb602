import type { songs } from '@narthex/contract/praise/song.resource'
import { sql } from 'drizzle-orm'
import { isOutOfTrash } from '../../platform/resources/record-table.ts'
import type { ExternalColumn, ResourceColumns } from '../../platform/resources/resource-columns.ts'
import type { ResourceTable } from '../../platform/resources/resource-service.ts'
import { louvor } from './praise.tables.ts'

const perhaps = (column: typeof louvor.author | typeof louvor.code) => sql`coalesce(${column}, '')`

export const songColumns = {
  table: louvor,
  id: louvor.id,
  externalId: louvor.idExterno,
  within: isOutOfTrash(louvor),
  termIndex: {
    ids: ({ igrejaId }: { readonly igrejaId: number }, term: string, most: number) =>
      sql`(select find_song_texts(${igrejaId}::integer, ${term}, ${most}::integer))`,
    // Asked of a term that many have: as a case, so that no plan is made for few, which would read and sort all of them.
    has: (term: string) =>
      sql`case when louvor_texto(${louvor.title}, ${louvor.author}, ${louvor.code}) like (select name_pattern(${term}))
        then true else false end`,
  },
  search: { title: louvor.title, author: perhaps(louvor.author), code: perhaps(louvor.code) },
  filters: { idExterno: louvor.idExterno, group: louvor.group, showType: louvor.showType },
  sorts: {
    title: { column: louvor.ordem, kind: 'text' },
    author: { column: sql`sem_acento(${perhaps(louvor.author)})`, kind: 'text' },
  },
} satisfies ResourceColumns<typeof songs> & ExternalColumn<typeof songs>

export const songsTable: ResourceTable<typeof songs> = ({ words }) => ({
  head: Object.values(words.songColumns),
  toLine: ({ code, title, subtitle, author, group, theme, rhythm, tone, capo }) => [
    code,
    title,
    subtitle,
    author,
    group,
    theme,
    rhythm,
    tone,
    capo,
  ],
})
