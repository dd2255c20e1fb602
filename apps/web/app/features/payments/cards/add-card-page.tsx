import { showMessage } from '@narthex/client/calls/status-store'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { cardClass } from '@narthex/ui/card'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { saveCard } from '../../../payments/card-calls.ts'
import { CardForm } from '../../../payments/card-form.tsx'
import { useCardWords } from '../../../payments/card-words.ts'
import { useSavedCards } from '../../../payments/use-saved-cards.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { useSession } from '../../../session/session.ts'

/** Saves a card for later. Nothing is charged. */
export function AddCardPage({ title }: { title: string }) {
  const t = useTranslations('cards')
  const words = useCardWords()
  const { church } = useChurchSite()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { account, clientAccount: member } = useSession()
  const cards = useSavedCards()
  if (!account || !member) return null

  const save = async ({ token }: CardToken) => {
    const saved = await saveCard(church.codigo, token)
    if (cards.state === 'ready') cards.update((all) => [...all.filter(({ id }) => id !== saved.id), saved])
    showMessage('GLOBAL', { tone: 'success', text: t('list.added', { card: words.name(saved) }) })
    void navigate(keepingEmbed('/user/cards' satisfies PagePath, search))
  }
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('add.lead')}</p>
      <div className={`${cardClass} mt-6 max-w-modal p-5 md:p-6`}>
        <CardForm
          payer={{ nome: `${member.nome} ${member.sobrenome ?? ''}`.trim(), email: account.email }}
          onToken={save}
          submitLabel={t('add.save')}
          refusals={{ LIMIT_REACHED: t('add.many'), INVALID_CARD_TOKEN: t('add.expired') }}
        />
      </div>
    </>
  )
}
