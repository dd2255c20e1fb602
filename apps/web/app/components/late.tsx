import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

const secondTryMs = 1500

/** A component that is loaded when it is first shown; a network that stumbled is asked once more. It stands in `<Late>`. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const again = () => new Promise((resolve) => setTimeout(resolve, secondTryMs)).then(load)
  return lazy(async () => ({ default: await load().catch(again) }))
}

export interface LateProps {
  /** Shown until it is there. */
  readonly fallback?: ReactNode
  /** Shown where it cannot be had; nothing by default. */
  readonly without?: ReactNode
  readonly children: ReactNode
}

/** Where a part of the page comes later than the page. One that cannot be had, or fails, takes nothing else along. */
export class Late extends Component<LateProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { fallback, without, children } = this.props
    return this.state.hasFailed ? without : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
