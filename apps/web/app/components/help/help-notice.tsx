import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { HelpLines } from './help-lines.tsx'

/** Help in the middle of a page: whom to call. It takes the focus, since it matters most now. */
export function HelpNotice({ help }: { help: Help }) {
  const t = useTranslations('prayerHelp')
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.scrollIntoView({ block: 'center' })
    region.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={t('title')}
      className="mt-6 rounded-hero bg-brand-soft p-5 focus:outline-none sm:p-6"
    >
      <h3 className="text-xl">{t('title')}</h3>
      <p className="mt-1 mb-4">{t('now')}</p>
      <HelpLines help={help} />
    </section>
  )
}
