import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { containerClass } from '@narthex/ui/container'
import { Cover } from '@narthex/ui/cover'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { AccessDialogs, type AccessNote } from './access-dialogs.tsx'
import { BadLinkStep } from './bad-link-step.tsx'
import { CheckMailStep } from './check-mail-step.tsx'
import { EmailStep } from './email-step.tsx'
import { LoginStep } from './login-step.tsx'
import { RecoverStep } from './recover-step.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { useAccessStep } from './use-access-step.ts'
import { useActivationMail } from './use-activation-mail.ts'

/** Steps that choose a password or ask for a person's data: a member logs in without their rules. */
const ConfirmingStep = lazyPart(async () => (await import('./confirming-step.tsx')).ConfirmingStep)
const InvitedStep = lazyPart(async () => (await import('./invited-step.tsx')).InvitedStep)
const NewPasswordStep = lazyPart(async () => (await import('./new-password-step.tsx')).NewPasswordStep)
const OwnRecordsStep = lazyPart(async () => (await import('./own-records-step.tsx')).OwnRecordsStep)
const RegisterStep = lazyPart(async () => (await import('./register-step.tsx')).RegisterStep)

/** The way in (specification §2): the e-mail first, then whatever it needs, one thing at a time. */
export function AccessPage() {
  const { church, corApp } = useChurchSite()
  const [step, go] = useAccessStep()
  const [note, setNote] = useState<AccessNote>()
  // Each step begins with what was typed before, wherever the reader comes from.
  const [typed, setTyped] = useState('')
  /** The login that was confirmed last; in memory only, lost with the page. */
  const [proven, setProven] = useState<{ readonly email: string; readonly senha: string }>()
  const mailing = useActivationMail()
  const onNote = (next: AccessNote) => {
    setNote(next)
    if (next.kind === 'inactive') void mailing.send(next.email)
  }
  const way = { go, onNote }
  // On phones it is the threshold of the first step, and gives its place to the fields of the others.
  const isThreshold = step.name === 'email' || step.name === 'bad-link'

  return (
    <section
      className={`${containerClass('page')} grid content-start items-start gap-x-20 py-8 max-md:min-h-[calc(100dvh-var(--header)-var(--bottom-nav))] md:grid-cols-[1fr_minmax(0,26rem)] md:py-14 lg:grid-cols-2`}
    >
      <Cover
        seed={`${church.codigo} access`}
        colour={corApp}
        focus="middle"
        className={`hero-cover w-full justify-self-center overflow-hidden rounded-b-card shadow-lift max-md:mb-7 max-md:h-32 max-md:max-w-[26rem] max-md:rounded-t-[4rem] md:sticky md:below-header-6 md:h-128 md:max-w-88 md:rounded-t-[11rem] ${isThreshold ? '' : 'max-md:hidden'}`}
      />
      {/* A step takes the place of another: nothing of it moves. */}
      <div key={step.name} className="mx-auto w-full max-w-[26rem] md:mx-0 md:min-h-128 md:pt-10">
        <LazyPart fallback={<StepLoading />} failed={<LoadFailed />}>
          {step.name === 'email' && <EmailStep {...way} typed={typed} onTyped={setTyped} notice={step.notice} />}
          {step.name === 'login' && (
            <LoginStep
              {...way}
              email={step.email}
              notice={step.notice}
              onProven={(senha) => setProven({ email: step.email, senha })}
            />
          )}
          {step.name === 'second-factor' && <SecondFactorStep {...way} email={step.email} challenge={step.challenge} />}
          {step.name === 'complete' && proven?.email === step.email && (
            <OwnRecordsStep key={step.email} {...way} email={step.email} proven={proven.senha} />
          )}
          {(step.name === 'register' || (step.name === 'complete' && proven?.email !== step.email)) && (
            <RegisterStep
              key={step.name}
              {...way}
              email={step.email}
              isComplete={step.name === 'complete'}
              onProven={(senha) => setProven({ email: step.email, senha })}
            />
          )}
          {step.name === 'recover' && <RecoverStep {...way} typed={typed} onTyped={setTyped} />}
          {step.name === 'check-mail' && <CheckMailStep {...way} email={step.email} />}
          {step.name === 'new-password' && <NewPasswordStep {...way} codigo={step.codigo} />}
          {step.name === 'confirming' && <ConfirmingStep {...way} codigo={step.codigo} onProven={setProven} />}
          {step.name === 'invited' && <InvitedStep key={step.codigo} {...way} codigo={step.codigo} />}
          {step.name === 'bad-link' && <BadLinkStep {...way} kind={step.kind} />}
        </LazyPart>
      </div>
      <AccessDialogs note={note} mailing={mailing} onClose={() => setNote(undefined)} go={go} />
    </section>
  )
}

function StepLoading() {
  const t = useTranslations('shell')
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
