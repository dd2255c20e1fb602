import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'

const secondTryMs = 1500

/** A component that is loaded when it is first shown; a network that stumbled is asked once more. It stands in `<LazyPart>`. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  const again = () => new Promise((resolve) => setTimeout(resolve, secondTryMs)).then(load)
  return lazy(async () => ({ default: await load().catch(again) }))
}

export interface LazyPartProps {
  /** Shown until it is there. */
  readonly fallback?: ReactNode
  /** Shown where it cannot be had; nothing by default. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Where a part of the page comes later than the page. One that cannot be had, or fails, takes nothing else along. */
export class LazyPart extends Component<LazyPartProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { fallback, failed, children } = this.props
    return this.state.hasFailed ? failed : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
