import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { Form, NavLink, useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { headerTheme } from '../church/header-theme.ts'
import { useArrowKeys } from '../components/arrow-keys/use-arrow-keys.ts'
import { NavigationProgress } from '../components/navigation-progress.tsx'
import { PageLink } from '../components/page-link.tsx'
import { playEdgeClass } from '../components/play-edge.ts'
import { SiteMark } from '../components/site-mark.tsx'
import { useChurchSite } from '../page/use-site.ts'
import { playPlaces, playSearchPath } from '../routing/play-places.ts'
import { AccountLink } from './account-link.tsx'
import { FooterBase } from './footer-base.tsx'

/** The layout of Play (specification §2): always dark, with its own navigation and search. */
export function PlayFrame({ skipLink, children }: { skipLink: ReactNode; children: ReactNode }) {
  const t = useTranslations('shell')
  const site = useChurchSite()
  const play = usePlayOfPage()
  const isSearching = useLocation().pathname === playSearchPath
  useArrowKeys()
  return (
    <div data-theme="dark" data-arrow-keys="" className="play-frame flex min-h-dvh flex-col bg-canvas text-ink">
      {skipLink}
      <header data-header={headerTheme('INPCPLAY', site)} className="site-header z-30 print:hidden">
        <div
          className={`${playEdgeClass} grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 py-2 lg:grid-cols-[auto_1fr_20rem_auto] lg:gap-x-4 lg:py-3`}
        >
          <PageLink
            to={playPlaces[0].path}
            viewTransition
            className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control text-lg font-semibold tracking-tight"
          >
            <SiteMark site={site} />
            <span className="truncate">{play?.name ?? t('play.name')}</span>
          </PageLink>
          <PlayNav isOpen={play?.isClosed === false} />
          {isSearching ? <span /> : <PlaySearch />}
          <div className="flex items-center gap-1 lg:gap-2">
            <AccountLink />
          </div>
        </div>
        <NavigationProgress />
      </header>
      {children}
      <footer>
        <FooterBase edgeClass={playEdgeClass}>
          <PageLink
            to="/"
            viewTransition
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline-offset-4 hover:underline"
          >
            <Icon name="arrow" className="size-5 rotate-180" />
            {t('play.back', { name: site.church.nome })}
          </PageLink>
        </FooterBase>
      </footer>
    </div>
  )
}

/** Play's name and access, as the current page's loader gives them; the page with the player gives none. */
function usePlayOfPage() {
  const data = useMatches().at(-1)?.loaderData as { play?: { name: string; isClosed: boolean } } | undefined
  return data?.play
}

/** An open catalogue is its own home. */
function PlayNav({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('shell.play')
  return (
    <nav aria-label={t('name')} className="max-lg:col-span-3 max-lg:row-start-2">
      <ul data-row="" className="-mx-3.5 flex gap-1 lg:mx-0">
        {playPlaces
          .filter(({ label }) => !(isOpen && label === 'home'))
          .map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                viewTransition
                className="flex min-h-11 items-center rounded-button px-3.5 font-medium text-muted hover:bg-ink/8 hover:text-ink aria-[current=page]:bg-ink/12 aria-[current=page]:text-ink"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** A field where there is room for one; phones go to the page of the search, which begins with it. */
function PlaySearch() {
  const t = useTranslations('shell.play')
  return (
    <>
      <PageLink
        to={playSearchPath}
        viewTransition
        className="grid size-11 place-items-center rounded-full hover:bg-ink/8 lg:hidden"
      >
        <Icon name="search" className="size-5.5" />
        <span className="sr-only">{t('search')}</span>
      </PageLink>
      <SearchField />
    </>
  )
}

function SearchField() {
  const t = useTranslations('shell.play')
  return (
    <search className="max-lg:hidden">
      <Form action={playSearchPath} viewTransition className="relative">
        <input type="hidden" name="type" value="query" />
        <input
          type="search"
          name="term"
          required
          aria-label={t('search')}
          placeholder={t('search')}
          className="h-11 w-full rounded-button bg-card ps-4 pe-12 text-base shadow-[inset_0_0_0_1px_var(--line)] placeholder:text-muted"
        />
        <button
          type="submit"
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon name="search" className="size-5" />
          <span className="sr-only">{t('search')}</span>
        </button>
      </Form>
    </search>
  )
}
