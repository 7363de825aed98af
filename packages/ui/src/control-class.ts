/** The one look of everything that is typed into; 16 px on phones so that they do not zoom. */
export const controlClass =
  'w-full text-ellipsis rounded border border-line-strong bg-surface px-3 py-2 min-h-11 md:min-h-9 md:py-1 text-base md:text-sm text-ink ' +
  'transition-colors hover:border-ink-soft aria-invalid:border-bata aria-invalid:border-2 ' +
  'disabled:bg-sunk disabled:text-ink-soft not-[select]:read-only:bg-sunk'
