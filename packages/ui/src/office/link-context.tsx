import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react'

export interface OfficeLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly role?: string | undefined
  readonly tabIndex?: number | undefined
  /** Runs beside the navigation. */
  readonly onClick?: (() => void) | undefined
  readonly ref?: Ref<HTMLAnchorElement> | undefined
  readonly 'aria-current'?: 'page' | undefined
  readonly 'data-row-link'?: string | undefined
}

function PlainLink({ children, ...link }: OfficeLinkProps) {
  return <a {...link}>{children}</a>
}

const LinkContext = createContext<ComponentType<OfficeLinkProps>>(PlainLink)

/** Gives the parts of the office the link of the app's router; without it they load pages. */
export const OfficeLinkProvider = LinkContext.Provider

/** Link of the app around the kit. */
export function OfficeLink(props: OfficeLinkProps) {
  const Link = useContext(LinkContext)
  return <Link {...props} />
}
