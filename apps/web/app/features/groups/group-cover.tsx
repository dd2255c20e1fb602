import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { Cover, type CoverProps } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { useChurchSite } from '../../shell/use-site.ts'

export interface GroupCoverProps extends Pick<CoverProps, 'loading' | 'className' | 'sizes'> {
  readonly group: Pick<GroupSummary, 'id' | 'nome' | 'imagem'>
}

/** What a group's window is grown from: wherever it is shown the same. */
export const seedOf = ({ id, nome }: { readonly id: number; readonly nome: string }): string => `group ${id} ${nome}`

/** A group's picture, or a window of its own. */
export function GroupCover({ group, ...cover }: GroupCoverProps) {
  const { church, corApp } = useChurchSite()
  return (
    <Cover
      {...cover}
      seed={seedOf(group)}
      colour={corApp}
      kind={windowKind(church.codigo, group.id)}
      photo={group.imagem}
      focus="middle"
    />
  )
}
