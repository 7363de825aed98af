/** The unread marker beside the title of a report. */
export function UnreadMarker({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden className="me-1.5 inline-block size-2 rounded-full bg-senja align-middle" />
      <span className="sr-only">{says}: </span>
    </>
  )
}
