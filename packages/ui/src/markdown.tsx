type MarkdownProps = { sanitizedHtml: string; size?: 'read' | 'dense' | undefined }

/** Rendered Markdown. `sanitizedHtml` must come from the sanitizer: nothing is cleaned here. */
export function Markdown({ sanitizedHtml, size = 'read' }: MarkdownProps) {
  return (
    <div
      className={`prose ${size === 'dense' ? 'prose-dense' : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only component that sets HTML
      dangerouslySetInnerHTML={{ __html: sanitizedHtml }}
    />
  )
}
