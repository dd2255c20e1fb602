/** Message about the result of a tool, announced to all readers above the toolbar, and hidden when empty. */
export function ToolStatus({ children }: { children: string | undefined }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 above-bottom-24 z-40 mx-auto w-fit rounded-control bg-ink px-3 py-2 text-sm font-medium wrap-anywhere text-canvas shadow-float empty:hidden lg:above-bottom-10"
    >
      {children}
    </p>
  )
}
