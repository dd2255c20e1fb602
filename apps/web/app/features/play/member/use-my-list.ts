import { showMessage } from '@narthex/client/calls/status-store'
import type { TitleItem } from '@narthex/contract/play/play.schemas'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { useSession } from '../../../session/session.ts'
import { keepInList, loadMyList } from './my-list.ts'
import { usePlayMember } from './play-member.ts'

/** The list of the member who is logged in; nothing for visitors. */
export function useMyList() {
  const t = useTranslations('play.list')
  const church = useChurchSite().church.slug
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  const list = usePlayMember((state) => state.list)
  const [hasFailed, setFailed] = useState(false)
  const owner = useMemo(() => (memberId === undefined ? undefined : { church, memberId }), [church, memberId])

  const load = async () => {
    if (!owner) return
    setFailed(false)
    await loadMyList(owner).catch(() => setFailed(true))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads for each owner once
  useEffect(() => void load(), [owner])

  const keep = async (title: TitleItem, isKept: boolean) => {
    if (!owner) return
    const undo = { label: t('undo'), onAct: () => void keep(title, !isKept) }
    showMessage('GLOBAL', {
      tone: 'success',
      text: t(isKept ? 'added' : 'removed', { title: title.titulo }),
      action: undo,
    })
    const trouble = await keepInList(owner, title, isKept)
    if (trouble) showMessage('GLOBAL', { tone: 'danger', text: t(trouble) })
  }
  return { list, hasFailed, reload: load, keep }
}
