import { Avatar } from '@cakrawala/ui/avatar'

/** Sample of rendered Markdown. */
export const prose = `<p>A <strong>stored</strong> script runs when an agent opens <a href="#x">the invoice</a>.</p><h2>Steps</h2>
<ol><li>Sign in as <code>merchant</code>.</li><li>Save this note:</li></ol>
<pre><code>&lt;img src=x onerror="alert(document.domain)"&gt;</code></pre><blockquote>Seen on production, 14:32 WIB.</blockquote>`

/** A sample name with its portrait. */
export function Person({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Avatar name={name} size="sm" /> {name}
    </span>
  )
}
