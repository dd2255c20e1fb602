import { whenText } from '@narthex/client/format/dates'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { loadActs } from '../chat-calls.ts'
import { useChat } from '../session/use-chat.ts'
import { actText } from './act-text.ts'
import { ToolList } from './tool-list.tsx'
import { useToolPages } from './use-tool-pages.ts'

/** Log of the team's actions in the channel, newest first. */
export function ActLog() {
  const t = useTranslations('chat')
  const dates = useDateContext()
  const { channel } = useChat().session.options
  const list = useToolPages({ name: `log ${channel}`, load: (page) => loadActs(channel, page), keyOf: ({ id }) => id })
  return (
    <ToolList list={list} empty={t('tools.logEmpty')}>
      {(items) =>
        items.map(({ id, acao, momento, usuario }) => (
          <li key={id} className="py-2">
            <span className="font-semibold">
              {usuario ? `${usuario.nome} ${usuario.sobrenome}` : t('tools.someone')}
            </span>{' '}
            {t(`tools.acts.${actText(acao)}`)}
            <span className="block text-sm text-muted">{whenText(new Date(momento), dates)}</span>
          </li>
        ))
      }
    </ToolList>
  )
}
