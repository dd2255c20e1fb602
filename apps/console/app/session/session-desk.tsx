import { LazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { answerAtDesk, useDesk } from './desk.ts'
import { LoginForm, ProofForm } from './entry-forms.ts'
import { LogOutButton } from './log-out-button.tsx'
import { useOffice } from './office.ts'
import { recoveryAddress } from './site-addresses.ts'

/** Asks above the page for a session that has run out, or for a fresh proof; the page below keeps all that was typed. */
export function SessionDesk() {
  const t = useTranslations('consoleLogin')
  const frame = useTranslations('consoleFrame')
  const question = useDesk((desk) => desk.question)
  const session = useOffice((office) => office.session)
  if (!session) return null
  const { user, pessoa, igreja } = session
  const fallback = <Skeleton className="h-40 w-full" />
  return (
    <>
      <Dialog
        isOpen={question === 'login'}
        onClose={() => answerAtDesk('login', false)}
        title={t('again.title')}
        closeLabel={frame('close')}
      >
        <p className="mb-5 text-muted">{t('again.lead')}</p>
        <LazyPart fallback={fallback} failed={<LoadFailed />}>
          <LoginForm email={user.email} recoveryAddress={recoveryAddress(igreja)} />
        </LazyPart>
        <LogOutButton className={`${textLinkClass} mt-3`}>{t('again.other', { name: pessoa.nome })}</LogOutButton>
      </Dialog>
      <Dialog
        isOpen={question === 'proof'}
        onClose={() => answerAtDesk('proof', false)}
        title={t('proof.title')}
        closeLabel={frame('close')}
      >
        <LazyPart fallback={fallback} failed={<LoadFailed />}>
          <ProofForm email={user.email} onProven={() => answerAtDesk('proof', true)} />
        </LazyPart>
      </Dialog>
    </>
  )
}
