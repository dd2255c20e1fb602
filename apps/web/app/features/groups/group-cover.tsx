import type { GroupSummary } from '@narthex/contract/groups/group.schemas'
import { Cover, type CoverProps } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useChurchSite } from '../../page/use-site.ts'

export interface GroupCoverProps extends Pick<CoverProps, 'loading' | 'className' | 'sizes'> {
  readonly group: Pick<GroupSummary, 'id' | 'imagem'>
}

/** A group's picture, or a window of its own. */
export function GroupCover({ group, ...cover }: GroupCoverProps) {
  const { corApp } = useChurchSite()
  return <Cover {...cover} {...itemCover('CELULA', group.id)} colour={corApp} photo={group.imagem} focus="middle" />
}
