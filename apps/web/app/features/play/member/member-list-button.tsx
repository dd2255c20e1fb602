import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { useTranslations } from 'use-intl'
import { ListFace, listButtonClass } from './list-face.tsx'
import { useMyList } from './use-my-list.ts'

export function MemberListButton({ title }: { title: TitleItem }) {
  const t = useTranslations('play.list')
  const { list, keep, reload } = useMyList()
  const isKept = list?.some((entry) => entry.title.id === title.id && entry.isKept) ?? false
  const press = async () => {
    // Before it is known what is in the list, a press would undo what it should do.
    if (!list) return reload()
    await keep(title, !isKept)
  }
  const name = t(isKept ? 'removeNamed' : 'addNamed', { title: title.titulo })
  return (
    <button type="button" aria-busy={!list} onClick={() => void press()} className={listButtonClass}>
      <ListFace isKept={isKept} name={name} />
    </button>
  )
}
