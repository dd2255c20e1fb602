import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { textLinkClass } from '@narthex/ui/button'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { applyBrand } from '../document/brand.ts'
import { loadTexts } from '../document/language.ts'
import { patterns } from '../navigation/places.ts'
import { LoginForm } from './entry-forms.ts'
import { useOffice } from './office.ts'
import { readReplyCode } from './reply-code.ts'
import { recoveryAddress } from './site-addresses.ts'
import { readWelcomeCode } from './welcome-code.ts'

const WelcomePart = lazyPart(async () => {
  const [{ WelcomePart }] = await Promise.all([import('./welcome-part.tsx'), loadTexts('entry'), loadTexts('welcome')])
  return WelcomePart
})

const ReplyAddressPart = lazyPart(async () => {
  const [{ ReplyAddressPart }] = await Promise.all([
    import('./reply-address-part.tsx'),
    loadTexts('entry'),
    loadTexts('welcome'),
  ])
  return ReplyAddressPart
})

const SupportOver = lazyPart(async () => {
  const [{ SupportOver }] = await Promise.all([import('./support-over.tsx'), loadTexts('support')])
  return SupportOver
})

/** The way in, at whatever address: people who have logged in are where they wanted to be. Links of mails lead elsewhere first. */
export function LoginPage() {
  const t = useTranslations('consoleLogin')
  const church = useOffice((office) => office.church)
  const [welcome, setWelcome] = useState(() => readWelcomeCode(location))
  const [replyCode] = useState(() => readReplyCode(location))
  useEffect(() => {
    document.title = t('title')
    if (church) void applyBrand(church.corApp)
  }, [church, t])
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-100 rounded-card bg-card p-6 shadow-[inset_0_0_0_1px_var(--line)] sm:p-8">
        {church?.logo && <img src={church.logo} alt="" className="mb-5 h-10 w-auto max-w-full object-contain" />}
        {replyCode !== undefined && (
          <LazyPart fallback={<Skeleton className="h-40 w-full" />} failed={<LoadFailed />}>
            <ReplyAddressPart codigo={replyCode} />
          </LazyPart>
        )}
        {replyCode !== undefined ? null : welcome ? (
          <LazyPart fallback={<Skeleton className="h-72 w-full" />} failed={<LoadFailed />}>
            <WelcomePart {...welcome} church={church?.nome ?? ''} onLogin={() => setWelcome(undefined)} />
          </LazyPart>
        ) : (
          <>
            {location.pathname === patterns.supportEntrance && (
              <LazyPart>
                <SupportOver />
              </LazyPart>
            )}
            <h1 className="text-xl font-semibold">{t('title')}</h1>
            <p className="mt-1 mb-6 text-muted">{t('lead', { church: church?.nome ?? '' })}</p>
            <LazyPart fallback={<Skeleton className="h-56 w-full" />} failed={<LoadFailed />}>
              <LoginForm recoveryAddress={church && recoveryAddress(church)} />
            </LazyPart>
          </>
        )}
        {church && (
          <a href={church.site} className={`${textLinkClass} mt-2`}>
            {t('toSite')}
          </a>
        )}
      </div>
    </main>
  )
}
