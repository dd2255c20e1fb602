import { showMessage } from '@narthex/client/calls/status-store'
import { whenText } from '@narthex/client/format/dates'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { issueMemberCard, withdrawMemberCard } from '@narthex/contract/users/card.endpoints'
import { typedCardForm } from '@narthex/contract/users/card.form'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import type { PersonFile } from './person-file.ts'
import { Part } from './person-parts.tsx'

export interface CardPartProps {
  readonly file: PersonFile
  readonly onChanged: () => void
}

/** The member card, which those who keep cards issue, change and withdraw here; nothing for others. */
export function CardPart({ file, onChanged }: CardPartProps) {
  const t = useTranslations('consolePerson')
  const dates = useDateContext()
  const mayKeep = useMay('cards')
  const [opened, setOpened] = useState<'issue' | 'withdraw'>()
  if (!mayKeep) return null
  const { carteirinha: card } = file.overview
  const isValid = card !== null && card.revogadaEm === null
  const isIssuable = file.person.acesso !== 'ENCERRADO'
  const close = () => setOpened(undefined)
  return (
    <Part title={t('card')}>
      {card ? (
        <p>
          {t(isValid ? 'cardValid' : 'cardRevoked', {
            number: card.numeroMembro,
            date: whenText(new Date(card.revogadaEm ?? card.emitidaEm), dates),
          })}
        </p>
      ) : (
        <p className="text-muted">{t('cards.none')}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isIssuable && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={toolClass('quiet')}
            onClick={() => setOpened('issue')}
          >
            {t(isValid ? 'cards.change' : 'cards.issue')}
          </button>
        )}
        {isValid && (
          <button
            type="button"
            aria-haspopup="dialog"
            className={toolClass('danger')}
            onClick={() => setOpened('withdraw')}
          >
            {t('cards.withdraw')}
          </button>
        )}
      </div>
      {opened === 'issue' && <CardDialog file={file} onClose={close} onDone={onChanged} />}
      {opened === 'withdraw' && <WithdrawDialog file={file} onClose={close} onDone={onChanged} />}
    </Part>
  )
}

interface DialogProps {
  readonly file: PersonFile
  readonly onClose: () => void
  readonly onDone: () => void
}

const nameOf = ({ person: { nome, sobrenome } }: PersonFile) => `${nome} ${sobrenome}`.trim()
const paramsOf = ({ person: { id } }: PersonFile) => ({ usuario: String(id) })

/** The fields of a card. A valid one keeps its code, so that what was printed stays valid. */
function CardDialog({ file, onClose, onDone }: DialogProps) {
  const t = useTranslations('consolePerson.cards')
  const frame = useTranslations('consoleFrame')
  const explain = useFailure()
  const { carteirinha: card } = file.overview
  const { field, submit, isSending, failure } = useValidForm({
    schema: typedCardForm,
    defaultValues: {
      numeroMembro: card?.numeroMembro ?? '',
      cargo: card?.cargo ?? '',
      dataBatismo: card?.dataBatismo ?? file.person.dataBatismo ?? '',
      responsavel: card?.responsavel ?? '',
    },
    refusals: { MEMBER_NUMBER_IN_USE: t('numberTaken') },
    refusalText: explain,
    async onSubmit(body) {
      await callApi(issueMemberCard, { params: paramsOf(file), body })
      showMessage('GLOBAL', { tone: 'success', text: t('issued', { name: nameOf(file) }) })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { name: nameOf(file) })} closeLabel={frame('close')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField {...field('numeroMembro', t('number'))} autoComplete="off" />
        <TextField {...field('cargo', t('office'))} hint={t('officeHint')} autoComplete="off" />
        <TextField {...field('dataBatismo', t('baptism'))} type="date" />
        <TextField {...field('responsavel', t('pastor'))} autoComplete="off" />
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className={toolClass('plain')} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" aria-busy={isSending || undefined} className={toolClass('primary')}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function WithdrawDialog({ file, onClose, onDone }: DialogProps) {
  const t = useTranslations('consolePerson.cards')
  const confirmation = {
    title: t('withdraw'),
    lead: <p>{t('ask', { name: nameOf(file) })}</p>,
    action: t('withdraw'),
    isDangerous: true,
    done: t('withdrawn', { name: nameOf(file) }),
    async run() {
      await callApi(withdrawMemberCard, { params: paramsOf(file) })
      onDone()
    },
  }
  return <ConfirmDialog confirmation={confirmation} cancel={t('cancel')} onClose={onClose} />
}
