type MarkdownProps = { sanitizedHtml: string; size?: 'read' | 'dense' | undefined }

/** Rendered Markdown. `sanitizedHtml` must come from the sanitizer: nothing is cleaned here. */
export function Markdown({ sanitizedHtml, size = 'read' }: MarkdownProps) {
  return (
    <div
      className={`prose ${size === 'dense' ? 'prose-dense' : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the one door for HTML, named for what it asks
      dangerouslySetInnerHTML={{ __html: sanitizedHtml }}
    />
  )
}
