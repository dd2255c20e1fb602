import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'

/** Illustrated explanation of saved cards, with the first step. */
export function NoCards() {
  const t = useTranslations('cards.list')
  return (
    <div className="grid justify-items-center rounded-hero bg-sunken px-6 pt-10 pb-12 text-center">
      <svg viewBox="0 0 220 130" className="w-52 text-brand" aria-hidden="true" focusable="false">
        <g transform="rotate(-9 110 65)">
          <rect x="34" y="18" width="132" height="84" rx="12" fill="currentColor" opacity="0.25" />
        </g>
        <g transform="rotate(5 110 65)">
          <rect x="46" y="26" width="132" height="84" rx="12" fill="currentColor" />
          <path d="M118 110C130 62 150 36 178 30v68a12 12 0 0 1-12 12z" fill="#fff" opacity="0.22" />
          <path d="M46 96C72 94 96 78 104 26H58a12 12 0 0 0-12 12z" fill="#fff" opacity="0.12" />
          <rect x="60" y="46" width="20" height="15" rx="3" fill="#fff" opacity="0.8" />
          <path d="M60 84h22m8 0h22m8 0h22" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
        </g>
      </svg>
      <p className="mt-5 text-lg font-semibold">{t('emptyTitle')}</p>
      <p className="mt-1 max-w-measure text-muted">{t('emptyLead')}</p>
      <SmartLink to="/user/addcard" className={`${buttonClass('primary')} mt-6`}>
        <MemberIcon name="plus" className="size-5" />
        {t('add')}
      </SmartLink>
    </div>
  )
}
