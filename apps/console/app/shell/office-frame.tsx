import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Dialog } from '@narthex/ui/dialog'
import { OfficeLinkProvider } from '@narthex/ui/office/link-context'
import { useState } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { useTranslations } from 'use-intl'
import { useKeys } from '../components/use-keys.ts'
import { loadTexts } from '../document/language.ts'
import { placesFor } from '../navigation/find-places.ts'
import { useOfficeSession } from '../session/office.ts'
import { NavigationLine } from './navigation-line.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { PaletteProps } from './palette/palette.tsx'
import { PhoneBar, PhoneHead } from './phone-bars.tsx'
import { RouterLink } from './router-link.tsx'
import { readFolded, SideList } from './side-list.tsx'
import { SleepingRoles } from './sleeping-roles.tsx'
import { Toasts } from './toasts.tsx'

const Palette = lazyPart(() => import('./palette/palette.tsx').then(({ Palette }) => Palette))
/** Comes right after the frame, long before it is needed. */
const SessionDesk = lazyPart(async () => {
  const [{ SessionDesk }] = await Promise.all([import('../session/session-desk.tsx'), loadTexts('login')])
  return SessionDesk
})
/** Knows when support is let in while someone works. */
const SupportBanner = lazyPart(async () => {
  const [{ SupportBanner }] = await Promise.all([import('./support-banner.tsx'), loadTexts('support')])
  return SupportBanner
})
const Preferences = lazyPart(() => import('./preferences.tsx').then(({ Preferences }) => Preferences))
const KeysHelp = lazyPart(() => import('./keys-help.tsx').then(({ KeysHelp }) => KeysHelp))

/** Overlays above the page. */
type Overlay = 'search' | 'keys' | 'preferences'

/** The office around every screen: navigation, search, messages, and the questions of the session. */
export function OfficeFrame({ toEntry }: Pick<PaletteProps, 'toEntry'>) {
  const t = useTranslations('consoleFrame')
  const session = useOfficeSession()
  const places = placesFor(session)
  const listed = places.filter(({ tabOf }) => !tabOf)
  const [isFolded, setFolded] = useState(readFolded)
  const [overlay, setOverlay] = useState<Overlay>()
  const close = () => setOverlay(undefined)
  const search = () => setOverlay('search')
  useKeys({ 'mod+k': search, '?': () => setOverlay('keys') })
  const openPreferences = () => setOverlay('preferences')
  return (
    <OfficeLinkProvider value={RouterLink}>
      <div className="office min-h-dvh" data-folded={isFolded || undefined}>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-ink px-4 py-2 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {t('skip')}
        </a>
        <SideList
          places={listed}
          isFolded={isFolded}
          onFold={setFolded}
          onSearch={search}
          onPreferences={openPreferences}
        />
        <div className="flex min-h-dvh min-w-0 flex-col">
          <PhoneHead onSearch={search} onPreferences={openPreferences} />
          <LazyPart>
            <SupportBanner />
          </LazyPart>
          <OfflineNotice />
          <main id="main" tabIndex={-1} className="w-full grow px-4 py-5 focus:outline-none lg:px-8 lg:py-7">
            <SleepingRoles />
            <Outlet context={{ onSearch: search }} />
          </main>
          <PhoneBar places={listed} />
        </div>
        <NavigationLine />
        <Toasts />
        <LazyPart>
          <SessionDesk />
        </LazyPart>
        <Dialog isOpen={overlay === 'preferences'} onClose={close} title={t('account')} closeLabel={t('close')}>
          <LazyPart>
            <Preferences onKeys={() => setOverlay('keys')} />
          </LazyPart>
        </Dialog>
        <Dialog isOpen={overlay === 'keys'} onClose={close} title={t('keys')} closeLabel={t('close')}>
          <LazyPart>
            <KeysHelp />
          </LazyPart>
        </Dialog>
        {overlay === 'search' && (
          <LazyPart>
            <Palette places={places} toEntry={toEntry} onClose={close} />
          </LazyPart>
        )}
        <ScrollRestoration />
      </div>
    </OfficeLinkProvider>
  )
}
