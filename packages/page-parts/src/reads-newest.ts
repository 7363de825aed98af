import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * The `shouldRevalidate` of pages whose forms send what they were made from, a revision or a step. React
 * Router leaves a page as it is when an act is refused; where another person was faster, the page is read
 * anew beside the sentence about it: its reader sees what is newest, and sent once more the form is about
 * that. What was typed stays, and where its form is gone the frame gives it back.
 */
export function readsNewest({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}
