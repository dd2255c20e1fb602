interface ProgressBarProps {
  readonly done: number
  readonly total: number
  readonly label: string
}

export function ProgressBar({ done, total, label }: ProgressBarProps) {
  return (
    <progress
      max={total}
      value={done}
      aria-label={label}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand [&::-webkit-progress-value]:shadow-[inset_0_0_0_1px_var(--brand-edge)]"
    />
  )
}
