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
