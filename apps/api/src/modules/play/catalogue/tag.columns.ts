import type { playTag as playTagResource } from '@narthex/contract/play/tag.resource'
import type { ResourceColumns } from '../../../platform/resources/resource-columns.ts'
import { playTag } from '../play.tables.ts'

export const tagColumns: ResourceColumns<typeof playTagResource> = {
  table: playTag,
  id: playTag.id,
  search: { nome: playTag.nome },
  filters: {},
  sorts: { ordem: { column: playTag.ordem, kind: 'number' }, nome: { column: playTag.nome, kind: 'text' } },
}
