/** A thread of light along the top while a page is on its way; waits 200 ms before it shows. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div role="status" data-progress className={active ? 'progress' : undefined}>
      {active && <span className="sr-only">{label}</span>}
    </div>
  )
}
